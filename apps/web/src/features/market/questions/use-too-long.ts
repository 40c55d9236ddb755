import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'

/** What is said of words that are too long. */
export function useTooLong(max: number) {
  const { t } = useTranslation('questions')
  return (over: number) => t('tooLong', { max: formatCount(max), count: over })
}
