import type { paymentOptions } from '@celebrio/contract/people/users'

export type Kind = 'celebrant' | 'provider'
export type PaymentOption = (typeof paymentOptions)[number]

/** What stands in the fields of both kinds, under the contract's names where it has them. */
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
