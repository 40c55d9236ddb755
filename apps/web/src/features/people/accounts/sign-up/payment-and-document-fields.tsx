import { mediaKinds } from '@celebrio/contract/base/media'
import { documentTypes, paymentOptions } from '@celebrio/contract/people/users'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#lib/formats.ts'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { SelectField } from '#ui/choices/select-field.tsx'
import { FileField } from '#ui/fields/file-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { documentExtensions } from './check-sign-up.ts'
import type { SignUpFields } from './sign-up-values.ts'

const paymentLabels = { none: 'paymentNone', paypal: 'paymentPaypal', others: 'paymentOthers' } as const

const PaymentFields = ({ form: { values, change, text } }: { form: SignUpFields }) => {
  const { t } = useTranslation('accounts')
  return (
    <>
      <ChoiceField
        label={t('signUp.payment')}
        value={values.payment_option}
        onChange={payment_option => change({ payment_option })}
        options={paymentOptions.map(value => ({ value, label: t(`signUp.${paymentLabels[value]}`) }))}
      />
      {values.payment_option === 'paypal' && (
        <TextField {...text('payment_detail')} label={t('signUp.paypalId')} autoComplete="off" />
      )}
    </>
  )
}

/** Payment options, and the document that proves the provider's identity. */
export const PaymentAndDocumentFields = ({ form }: { form: SignUpFields }) => {
  const { t } = useTranslation('accounts')
  const { values, errors, change } = form
  return (
    <>
      <PaymentFields form={form} />
      <SelectField
        name="document_type"
        label={t('signUp.documentType')}
        placeholder={t('signUp.choose')}
        value={values.document_type}
        onChange={event => change({ document_type: event.target.value })}
        options={documentTypes.map(type => ({ value: String(type), label: t(`signUp.document${type}`) }))}
        error={errors.document_type}
      />
      <FileField
        name="document_file"
        label={t('signUp.documentFile')}
        hint={t('signUp.documentHint', { size: formatBytes(mediaKinds.document.maxBytes) })}
        accept={documentExtensions.join(',')}
        value={values.document_file}
        onChange={document_file => change({ document_file })}
        error={errors.document_file}
        optional
      />
    </>
  )
}
