import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/choices/select-field.tsx'
import type { FriendType } from './data.ts'

export type TypeSelectProps = {
  /** Words of the list: of connections, or of requests. */
  kind: 'type' | 'requestType'
  value: FriendType | undefined
  onChange: (type: FriendType | undefined) => void
}

const types = [1, 2, 3] as const

/** Which connections or requests to show: all, friends, family or colleagues. */
export const TypeSelect = ({ kind, value, onChange }: TypeSelectProps) => {
  const { t } = useTranslation('friends')
  return (
    <SelectField
      label={t('show')}
      placeholder={t(`${kind}0`)}
      options={types.map(type => ({ value: String(type), label: t(`${kind}${type}`) }))}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(types.find(type => String(type) === currentTarget.value))}
    />
  )
}
