import { readLanguage } from '#i18n/language.ts'
import { readDevice } from '../device.ts'
import type { Kind, SignUpValues } from './sign-up-values.ts'

const common = ({ name, email, mobile, password, country_id, terms }: SignUpValues) => ({
  name,
  email,
  mobile,
  password,
  country_id,
  terms,
  language: readLanguage(),
  ...readDevice(),
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

/** The fields as the contract wants them; the document is not among them. */
export const bodyOf = (kind: Kind, values: SignUpValues): Record<string, string | number | boolean | null> =>
  kind === 'celebrant' ? { user_type: 0, ...common(values) } : { user_type: 1, ...common(values), ...company(values) }

/** The same as one multipart request, with the document. */
export const multipartOf = (kind: Kind, values: SignUpValues): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(bodyOf(kind, values))) if (value !== null) form.append(name, String(value))
  if (kind === 'provider' && values.document_file) form.append('document_file', values.document_file)
  return form
}
