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

const empty: SignUpValues = {
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

const key = 'sign_up_draft'

/** Keeps what is typed while the tab is open, so that another language or a reload loses nothing. Never passwords. */
export const keepDraft = (values: SignUpValues): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...values, password: '', confirm: '', document_file: null }))

export const dropDraft = (): void => sessionStorage.removeItem(key)

export const readDraft = (): SignUpValues => {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<SignUpValues>) }
  } catch {
    return empty
  }
}
