import { useTranslation } from 'react-i18next'
import { CopyField } from '#ui/fields/copy-field.tsx'

/** A link with a copy button. */
export const CopyLink = (link: { label: string; hint: string; address: string }) => {
  const { t } = useTranslation('external-guests')
  const words = { copy: t('copyLink'), copied: t('linkCopied'), refused: t('linkNotCopied') }
  return <CopyField {...link} words={words} />
}
