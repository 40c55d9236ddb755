import { useTranslation } from 'react-i18next'
import { CountryField } from '#features/base/locations'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Kind } from './sign-up-values.ts'
import type { SignUpForm } from './use-sign-up.ts'

/** The personal fields; a provider's country is among the company's. */
export const PersonFields = ({ form, kind }: { form: SignUpForm; kind: Kind }) => {
  const { t } = useTranslation('accounts')
  const { text, values, errors, change } = form
  return (
    <>
      <TextField
        {...text('name')}
        label={t(kind === 'celebrant' ? 'signUp.name' : 'signUp.contactName')}
        autoComplete="name"
      />
      <TextField {...text('email')} label={t('signUp.email')} type="email" autoComplete="email" />
      {kind === 'celebrant' && (
        <CountryField
          value={values.country_id}
          onChange={country_id => change({ country_id, state_id: null, city_id: null })}
          error={errors.country_id}
        />
      )}
      <TextField {...text('mobile')} label={t('signUp.mobile')} type="tel" autoComplete="tel" />
    </>
  )
}
