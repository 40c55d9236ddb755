import { useTranslation } from 'react-i18next'
import { copyText } from './copy-text.ts'

/** Copies a text that stands on the page, and says so. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation('ui')
  return text => void copyText(text, { copied: t('copied'), refused: t('notCopied') })
}
