import { readLanguage } from '#i18n/language.ts'
import { readDeviceId } from '../device-id.ts'
import type { Kind, SignUpValues } from './sign-up-values.ts'

const common = ({ name, email, mobile, password, country_id, terms }: SignUpValues) => ({
  name,
  email,
  mobile,
  password,
  country_id,
  terms,
  language: readLanguage(),
  ...readDeviceId(),
})

const company = (values: SignUpValues) => ({
  state_id: values.state_id,
  city_id: values.city_id,
  address: values.address,
  company_name: values.company_name,
  business_phone_number: values.business_phone_number,
  establishment_year: values.establishment_year,
  payment_option: values.payment_option,
  payment_detail: values.payment_option === 'paypal' ? values.payment_detail : '',
  document_type: values.document_type,
})

/** The values as the contract wants them, without the document. */
export const bodyOf = (kind: Kind, values: SignUpValues): Record<string, string | number | boolean | null> =>
  kind === 'celebrant' ? { user_type: 0, ...common(values) } : { user_type: 1, ...common(values), ...company(values) }

const multipart = (body: Record<string, string | number | boolean | null>, document: File | null): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== null) form.append(name, String(value))
  if (document) form.append('document_file', document)
  return form
}

/** The same as one multipart request, with the document. */
export const multipartOf = (kind: Kind, values: SignUpValues): FormData =>
  multipart(bodyOf(kind, values), kind === 'provider' ? values.document_file : null)

/** The company alone, as the contract wants it of a celebrant who adds one. */
export const companyOf = (values: SignUpValues) => ({ country_id: values.country_id, ...company(values) })

export const companyMultipartOf = (values: SignUpValues): FormData => multipart(companyOf(values), values.document_file)
