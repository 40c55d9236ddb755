import { z } from 'zod'
import { language } from '../platform/languages.ts'
import { time } from '../platform/lists.ts'

export const paymentOptions = ['none', 'paypal', 'others'] as const
/** Administrators may do all that moderators may. */
export const staffRoles = ['moderator', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

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
  /** What the account may do for the platform; null for nearly everybody. */
  staff_role: z.enum(staffRoles).nullable(),
  profile_picture: z.string().nullable(),
  country_id: z.int().nullable(),
  language: language(),
  email_verified: z.boolean(),
  /** Whoever signs in with Google only has none. */
  has_password: z.boolean(),
  /** Null where it is the first one, or was chosen before this was kept. */
  password_changed_at: time().nullable(),
  is_private: z.boolean(),
  /** Whether it is a kids account: somebody under 13 by their date of birth. */
  is_kid: z.boolean(),
  created_at: time(),
  company_name: z.string().nullable(),
  service_provider: ownCompany.nullable(),
})
export type OwnUser = z.output<typeof ownUser>

/** Who has just signed in. */
export const session = z.object({ message: z.string(), token: z.string(), user: ownUser })

/**
 * How the owner of an account has left it, until they come back; or until when the staff has suspended it, null for good, and the
 * statement of reasons, which the key opens.
 */
const inactive = z.union([
  z.object({ kind: z.literal('suspended') }),
  z.object({ kind: z.literal('deleted'), erase_at: time() }),
  z.object({ kind: z.literal('held'), until: time().nullable(), statement_id: z.int(), statement_key: z.string() }),
])
export type Inactivity = z.output<typeof inactive>

/** With `inactive`, the token opens nothing but the way back (`POST /auth/reactivate`), if there is one. */
export const signedIn = session.extend({ inactive: inactive.nullable() })
export type SignedIn = z.output<typeof signedIn>

/** What shows that it is them, besides password or Google. */
export const secondStepMethods = ['code', 'passkey', 'recovery'] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]

/** Nobody has signed in yet: the account has a second step, which takes the challenge. */
export const secondStepAsked = z.object({
  message: z.string(),
  second_step: z.object({
    challenge: z.string(),
    expires_at: time(),
    methods: z.array(z.enum(secondStepMethods)),
  }),
})
export type SecondStepAsked = z.output<typeof secondStepAsked>
