import { establishmentYears } from '@celebrio/contract/people/users'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlaceFields } from '#features/base/locations'
import { SearchSelect } from '#ui/choices/search-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SignUpFields } from './sign-up-values.ts'

/** The years that can be chosen, the current one first. */
const years = () => {
  const now = new Date().getUTCFullYear()
  return Array.from({ length: establishmentYears }, (_, back) => ({ value: now - back, label: String(now - back) }))
}

type Props = { form: SignUpFields; addressHint?: string | undefined; children?: ReactNode }

/** The company of a provider and its location; `children` stand beneath the address. */
export const CompanyFields = ({ form, addressHint, children }: Props) => {
  const { t } = useTranslation('accounts')
  const { text, values, errors, change } = form
  const { country_id, state_id, city_id } = values
  return (
    <>
      <TextField {...text('company_name')} label={t('signUp.companyName')} autoComplete="organization" />
      <PlaceFields value={{ country_id, state_id, city_id }} onChange={change} errors={errors} />
      <TextField {...text('address')} label={t('signUp.address')} hint={addressHint} autoComplete="street-address" />
      {children}
      <TextField
        {...text('business_phone_number')}
        label={t('signUp.businessPhone')}
        hint={t('signUp.businessPhoneHint')}
        type="tel"
        autoComplete="work tel"
      />
      <SearchSelect
        name="establishment_year"
        label={t('signUp.year')}
        placeholder={t('signUp.choose')}
        options={years()}
        value={values.establishment_year}
        onChange={establishment_year => change({ establishment_year })}
        error={errors.establishment_year}
        optional
      />
    </>
  )
}
