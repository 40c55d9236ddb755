import { canonicalType, mediaKinds } from '@celebrio/contract/base/media'
import { type ServiceProvider, storeForm } from '@celebrio/contract/market/stores'
import { companyForm } from '@celebrio/contract/people/companies'
import type { OwnUser } from '@celebrio/contract/people/users'
import { checkCompanyPapers, emptySignUp, type SignUpValues } from '#features/people/accounts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors, fieldErrorsOf } from '#lib/forms/field-errors.ts'
import { type Pin, pinChangesOf, savedPin } from './pin.ts'

export type Company = NonNullable<OwnUser['service_provider']>

/** The form values: those of the sign-up, and what a store tells beside. */
export type CompanyValues = SignUpValues &
  Pin & {
    description: string
    languages: string[]
    cancellation: string
    travel: string
    deposit: string
    travels_km: string
    logo_file: File | null
  }

export const valuesOf = (company: Company, store: ServiceProvider): CompanyValues => ({
  ...emptySignUp,
  company_name: company.company_name,
  business_phone_number: company.business_phone_number,
  address: company.address,
  country_id: company.country_id,
  state_id: company.state_id,
  city_id: company.city_id,
  establishment_year: company.establishment_year,
  payment_option: company.payment_option,
  payment_detail: company.payment_detail ?? '',
  document_type: String(company.document_type),
  description: company.description ?? '',
  languages: store.languages,
  cancellation: store.cancellation ?? '',
  travel: store.travel ?? '',
  deposit: store.deposit ?? '',
  travels_km: store.travels_km === null ? '' : String(store.travels_km),
  logo_file: null,
  ...savedPin(company),
})

const names = [
  'company_name',
  'business_phone_number',
  'address',
  'country_id',
  'state_id',
  'city_id',
  'establishment_year',
  'payment_option',
  'payment_detail',
  'document_type',
  'description',
] as const

const storeNames = ['languages', 'cancellation', 'travel', 'deposit', 'travels_km'] as const

type StoreValues = Pick<CompanyValues, (typeof storeNames)[number]>

const storeValuesOf = (values: CompanyValues): StoreValues =>
  Object.fromEntries(storeNames.map(name => [name, values[name]])) as StoreValues

/** What the store says of itself, as a whole; null when nothing of it was changed. */
export function storeChangesOf(values: CompanyValues, before: CompanyValues): StoreValues | null {
  const isSame = storeNames.every(name => String(values[name]) === String(before[name]))
  return isSame ? null : storeValuesOf(values)
}

const fieldsOf = (values: CompanyValues) => Object.fromEntries(names.map(name => [name, values[name] ?? '']))

/** What was changed here, as parts of a multipart body; null when nothing was. The place is sent as a whole. */
export function changesOf(values: CompanyValues, before: CompanyValues): FormData | null {
  const body = new FormData()
  const places: readonly string[] = ['country_id', 'state_id', 'city_id']
  const hasMoved = places.some(name => values[name as 'city_id'] !== before[name as 'city_id'])
  for (const name of names)
    if (values[name] !== before[name] || (hasMoved && places.includes(name)))
      body.append(`service_provider[${name}]`, String(values[name] ?? ''))
  const pin = pinChangesOf(values, before)
  for (const [name, degrees] of Object.entries(pin ?? {})) body.append(`service_provider[${name}]`, degrees)
  if (values.logo_file) body.append('service_provider[logo]', values.logo_file)
  if (values.document_file) body.append('service_provider[document]', values.document_file)
  return [...body.keys()].length > 0 ? body : null
}

const logoTypes = ['image/png', 'image/jpeg']

function checkLogo({ logo_file: file }: CompanyValues): FieldErrors {
  if (!file) return {}
  if (!logoTypes.includes(canonicalType(file.type)))
    return { logo_file: errorText(new ApiError(415, 'upload_type_refused')) }
  return file.size > mediaKinds.image.maxBytes ? { logo_file: errorText(new ApiError(413, 'upload_too_large')) } : {}
}

/** Validates by the server's rules. A company says where it is. */
export function checkCompany(values: CompanyValues, required: string): FieldErrors {
  const { state_id, city_id, ...fields } = fieldsOf(values)
  return {
    ...checkForm(companyForm, { ...fields, ...(state_id && { state_id }), ...(city_id && { city_id }) }),
    ...checkForm(storeForm, storeValuesOf(values)),
    ...(values.state_id === null && { state_id: required }),
    ...(values.city_id === null && { city_id: required }),
    ...checkCompanyPapers(values),
    ...checkLogo(values),
  }
}

const prefix = 'service_provider.'

/** The server names the fields of a company with their prefix. */
export const companyErrors = (error: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([name, text]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      text,
    ]),
  )
