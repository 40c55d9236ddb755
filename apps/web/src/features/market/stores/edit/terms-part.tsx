import { storeLimits } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { FormPart } from '#features/people/accounts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { useCompanyForm } from './use-company-form.ts'

/** What people should know before they book. */
export const TermsPart = ({ form: { text } }: { form: ReturnType<typeof useCompanyForm> }) => {
  const { t } = useTranslation('stores')
  const max = storeLimits.terms
  return (
    <FormPart title={t('terms')}>
      <TextField
        {...text('travels_km')}
        label={t('travelsKm')}
        hint={t('travelsKmHint')}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextArea {...text('travel')} label={t('travel')} hint={t('travelHint', { max })} rows={2} optional />
      <TextArea {...text('deposit')} label={t('deposit')} hint={t('depositHint')} rows={2} optional />
      <TextArea {...text('cancellation')} label={t('cancellation')} hint={t('cancellationHint')} rows={2} optional />
    </FormPart>
  )
}
