import { useTranslation } from 'react-i18next'
import { formatList } from '#lib/formats.ts'

/** So many are named. */
const maxNames = 3

/** Which files were left out of a choice, in words. */
export function useNotAddedText() {
  const { t } = useTranslation('uploads')
  return (all: readonly string[]): string => {
    const names = formatList(all.slice(0, maxNames))
    const count = all.length - maxNames
    return count > 0 ? t('notAddedMore', { names, count }) : t('notAdded', { names })
  }
}
