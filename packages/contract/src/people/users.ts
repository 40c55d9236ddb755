import { z } from 'zod'
import { language } from '../platform/languages.ts'
import { time } from '../platform/lists.ts'

export const paymentOptions = ['none', 'paypal', 'others'] as const
/** 1 National Identity Card, 2 Certificate of Operation, 3 Government Approval Paper. */
export const documentTypes = [1, 2, 3] as const
/** How many years the establishment-year selector lists, ending at the current one. */
export const establishmentYears = 126

/** The company of a service provider, as its owner sees it. Documents are private: the URL is short-lived. */
export const ownCompany = z.object({
  id: z.int(),
  user_id: z.int(),
  company_name: z.string(),
  business_phone_number: z.string(),
  address: z.string(),
  /** Degrees (WGS 84); both or neither. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  description: z.string().nullable(),
  logo: z.string().nullable(),
  establishment_year: z.int().nullable(),
  payment_option: z.enum(paymentOptions),
  payment_detail: z.string().nullable(),
  document_type: z.int(),
  document_url: z.string().nullable(),
  document_url_type: z.string().nullable(),
  country_id: z.int().nullable(),
  state_id: z.int().nullable(),
  city_id: z.int().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
})

/** The signed-in person's own account. `user_type` 0 is a celebrant, any other a service provider. */
export const ownUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  user_type: z.int(),
  is_csp: z.boolean(),
  profile_picture: z.string().nullable(),
  country_id: z.int().nullable(),
  language: language(),
  email_verified: z.boolean(),
  is_private: z.boolean(),
  created_at: time(),
  company_name: z.string().nullable(),
  service_provider: ownCompany.nullable(),
})
export type OwnUser = z.output<typeof ownUser>
