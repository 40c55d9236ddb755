import type { Language } from '@celebrio/contract/platform/languages'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type StaffRole = 'moderator' | 'administrator'

type UserTable = {
  id: GeneratedAlways<number>
  /** 0 celebrant, any other service provider. */
  user_type: Generated<number>
  /** A celebrant who has become a provider as well. */
  is_csp: Generated<boolean>
  staff_role: StaffRole | null
  name: string
  email: string
  password_hash: string | null
  mobile: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  address: string | null
  /** Written as YYYY-MM-DD. */
  dob: ColumnType<Date | null, string | null | undefined, string | null>
  /** Whether `dob` makes it a child's account. Kept by a trigger, and ended by a job. */
  is_kid: ColumnType<boolean, never, false>
  gender: 0 | 1 | 2 | null
  bio: string | null
  interests: string | null
  education: string | null
  hobbies: string | null
  profile_picture: string | null
  language: Generated<Language>
  is_private: Generated<boolean>
  status: Generated<'active' | 'suspended' | 'deleted'>
  email_verified_at: Date | null
  terms_accepted_at: Date | null
  terms_version: string | null
  created_at: Date
}

type ServiceProviderTable = {
  id: GeneratedAlways<number>
  user_id: number
  company_name: string
  business_phone_number: string
  address: string
  lat: number | null
  lng: number | null
  description: string | null
  logo: string | null
  establishment_year: number | null
  payment_option: 'none' | 'paypal' | 'others'
  payment_detail: string | null
  document_type: number
  document_key: string | null
  document_content_type: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  created_at: Date
}

type SessionTable = {
  id: GeneratedAlways<number>
  user_id: number
  token_hash: Buffer
  device_type: string | null
  device_id: string | null
  user_agent: string
  created_at: Date
  last_used_at: Date
}

export type TokenPurpose = 'verify_email' | 'google_sign_in' | 'exchange'

type AccountTokenTable = {
  token_hash: Buffer
  purpose: TokenPurpose
  user_id: number | null
  data: JSONColumnType<Record<string, string | boolean>>
  expires_at: Date
}

type PasswordResetTable = {
  user_id: number
  /** Null when only the link may be used. */
  code_hash: string | null
  token_hash: Buffer
  wrong_tries: Generated<number>
  code_expires_at: Date
  token_expires_at: Date
}

/** Wrong codes of one account on one UTC day, written as YYYY-MM-DD. */
type ResetCodeTriesTable = { user_id: number; day: ColumnType<Date, string, string>; wrong: number }

/** E-mails of one UTC day, written as YYYY-MM-DD, before the address was verified. */
type UnverifiedEmailsTable = { user_id: number; day: ColumnType<Date, string, string>; sent: number }

type IdentityTable = { issuer: string; subject: string; user_id: number; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    users: UserTable
    service_providers: ServiceProviderTable
    sessions: SessionTable
    account_tokens: AccountTokenTable
    password_resets: PasswordResetTable
    reset_code_tries: ResetCodeTriesTable
    unverified_email_days: UnverifiedEmailsTable
    identities: IdentityTable
  }
}
