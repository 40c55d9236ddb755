import { moderationLimits } from '@celebrio/contract/care/moderation'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#ui/fields/text-area.tsx'

/** What the staff keeps of it in the audit log. */
export const NoteField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { t } = useTranslation('moderation')
  return (
    <TextArea
      label={t('note')}
      optional
      rows={2}
      maxLength={moderationLimits.note}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
