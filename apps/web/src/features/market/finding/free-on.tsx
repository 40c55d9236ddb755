import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Finding } from './use-finding.ts'

/** The day on which providers are to be free. */
export const FreeOn = ({ filters: { free_on }, change }: Finding) => {
  const { t } = useTranslation('finding')
  return (
    <TextField
      label={t('freeOn')}
      type="date"
      value={free_on}
      onChange={({ currentTarget }) => change({ free_on: currentTarget.value })}
    />
  )
}
