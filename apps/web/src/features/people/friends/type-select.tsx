import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/choices/select-field.tsx'
import type { FriendType } from './data.ts'

export type TypeSelectProps = {
  /** Which set of labels to use: for connections or for requests. */
  kind: 'type' | 'requestType'
  value: FriendType | undefined
  onChange: (type: FriendType | undefined) => void
}

const types = [1, 2, 3] as const

/** Filters connections or requests by type: all, friends, family or colleagues. */
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
