import type { Audience, Finders } from '@celebrio/contract/people/privacy'
import type { StaffRole } from '@celebrio/contract/people/users'
import type { Language } from '@celebrio/contract/platform/languages'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

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
  /** Null where it is the first, or was chosen before this was kept. */
  password_changed_at: Date | null
  mobile: string | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  address: string | null
  /** Written as YYYY-MM-DD. */
  dob: ColumnType<Date | null, string | null | undefined, string | null>
  /** Since when `dob` has made it a child's account; kept by the same trigger as `is_kid`. */
  kid_since: Generated<Date | null>
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
  messages_from: Generated<Audience>
  invitations_from: Generated<Audience>
  birthday_to: Generated<Audience>
  found_by: Generated<Finders>
  shows_reads: Generated<boolean>
  status: Generated<'active' | 'suspended' | 'deleted'>
  /** When its owner left it; null as well where somebody else has suspended it. */
  left_at: Date | null
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
  /** When its owner has last changed it. */
  edited_at: Generated<Date | null>
  /** By the staff. */
  withheld: Generated<'hidden' | 'removed' | null>
  statement_id: Generated<number | null>
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

export type TokenPurpose = 'verify_email' | 'google_sign_in' | 'exchange' | 'add_passkey'

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

/** What its owner said on leaving, and when it is erased unless they come back. */
type AccountDeletionTable = { user_id: number; reason: string | null; erase_at: Date }

/** By the staff; for good where it has no end. */
type SuspensionTable = { statement_id: number; user_id: number; until: Date | null; created_at: Date }
type EmailChangeTable = {
  user_id: number
  email: string
  session_id: number
  /** Null until the e-mail is written. */
  token_hash: Buffer | null
  expires_at: Date
}

/** The way back to an address that an account has had. */
type EmailUndoTable = {
  id: GeneratedAlways<number>
  user_id: number
  email: string
  token_hash: Buffer | null
  changed_at: Date
  expires_at: Date
}

type IdentityTable = { issuer: string; subject: string; user_id: number; created_at: Date }

type AuthenticatorTable = {
  user_id: number
  /** Encrypted. */
  secret: Buffer
  created_at: Date
  /** Null until a code of the app has confirmed it; it counts from then on. */
  confirmed_at: Date | null
  /** The half minute, since 1970, of the last code that was used. */
  last_step: Generated<number>
}

type PasskeyTable = {
  id: GeneratedAlways<number>
  user_id: number
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}

type RecoveryCodeTable = { user_id: number; code_hash: string }

type SignInChallengeTable = {
  token_hash: Buffer
  user_id: number
  device_type: string | null
  device_id: string | null
  passkey_challenge: string | null
  wrong_tries: Generated<number>
  expires_at: Date
}

/** Wrong codes of one account on one UTC day, written as YYYY-MM-DD. */
type AuthenticatorTriesTable = { user_id: number; day: ColumnType<Date, string, string>; wrong: number }

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
    account_deletions: AccountDeletionTable
    suspensions: SuspensionTable
    email_changes: EmailChangeTable
    email_undos: EmailUndoTable
    authenticators: AuthenticatorTable
    passkeys: PasskeyTable
    recovery_codes: RecoveryCodeTable
    sign_in_challenges: SignInChallengeTable
    authenticator_tries: AuthenticatorTriesTable
  }
}
