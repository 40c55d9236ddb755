import { moderationLimits } from '@celebrio/contract/care/moderation'
import type { CaseDetails } from '@celebrio/contract/care/shapes'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#ui/fields/text-area.tsx'

type WordsFieldProps = {
  /** Which the author reads. */
  language: CaseDetails['author']['language']
  value: string
  onChange: (value: string) => void
}

/** What an author is told, in their language. */
export const WordsField = ({ language, value, onChange }: WordsFieldProps) => {
  const { t } = useTranslation('moderation')
  return (
    <TextArea
      label={t('words')}
      hint={t(`reads.${language}`)}
      rows={3}
      maxLength={moderationLimits.words}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
