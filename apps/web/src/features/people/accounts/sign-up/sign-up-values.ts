import type { paymentOptions } from '@celebrio/contract/people/users'
import type { Form } from '#lib/forms/use-form.ts'

export type Kind = 'celebrant' | 'provider'
export type PaymentOption = (typeof paymentOptions)[number]

/** The form values of both kinds, with the contract's names where there are any. */
export type SignUpValues = {
  name: string
  email: string
  mobile: string
  password: string
  confirm: string
  country_id: number | null
  state_id: number | null
  city_id: number | null
  terms: boolean
  company_name: string
  business_phone_number: string
  address: string
  establishment_year: number | null
  payment_option: PaymentOption
  payment_detail: string
  document_type: string
  document_file: File | null
}

/** What the parts of a form need of it. */
export type SignUpFields = Pick<Form<SignUpValues>, 'values' | 'errors' | 'change' | 'text'>

export const emptySignUp: SignUpValues = {
  name: '',
  email: '',
  mobile: '',
  password: '',
  confirm: '',
  country_id: null,
  state_id: null,
  city_id: null,
  terms: false,
  company_name: '',
  business_phone_number: '',
  address: '',
  establishment_year: null,
  payment_option: 'none',
  payment_detail: '',
  document_type: '',
  document_file: null,
}
