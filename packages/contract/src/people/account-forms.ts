import { z } from 'zod'
import { email } from '../platform/email.ts'
import { flag, id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { language } from '../platform/languages.ts'
import { codePoints } from '../platform/text.ts'
import { line, phone, text } from '../platform/text-schemas.ts'
import { companyLimits, establishmentYear } from './companies.ts'
import { isEasyPassword } from './easy-passwords.ts'
import { hasFourClasses, password } from './passwords.ts'
import { paymentOptions } from './users.ts'

export const accountLimits = {
  name: 255,
  email: 320,
  address: 500,
  device: 255,
} as const

/** A password is not trimmed or normalised. */
const secret = (min: number = 1) =>
  z
    .string()
    .min(1, issue('required'))
    .refine(value => value === '' || codePoints(value) >= min, issue('password_too_short', { min }))
    .refine(value => codePoints(value) <= password.max, issue('too_long', { max: password.max }))

/** A password that is being chosen. What is common in the four languages is refused by the server. */
const newSecret = (min?: number) =>
  secret(min).refine(value => codePoints(value) < password.min || !isEasyPassword(value), issue('password_too_common'))

/** The password of whoever asks, where the account has one: that it is them, and not somebody at their open device. */
export const ownPassword = () => optional(secret())

const device = {
  device_type: optional(text({ max: accountLimits.device })),
  device_id: optional(text({ max: accountLimits.device })),
}

const common = {
  name: line({ max: accountLimits.name, min: 1 }),
  email: email(),
  mobile: phone(),
  password: newSecret(password.min),
  country_id: id(),
  language: optional(language()),
  terms: optional(flag().refine(agreed => agreed, issue('terms_required'))),
  ...device,
}

const celebrantForm = z.object({ kind: z.literal('celebrant'), user_type: z.literal(0), ...common })

/** The company of a provider; the document comes as a file part. */
const company = {
  state_id: id(),
  city_id: id(),
  address: line({ max: accountLimits.address, min: 1 }),
  company_name: line({ max: companyLimits.company_name, min: 1 }),
  business_phone_number: phone(),
  establishment_year: optional(establishmentYear()),
  payment_option: z.enum(paymentOptions),
  payment_detail: optional(line({ max: companyLimits.payment_detail })),
  document_type: integer().pipe(z.int().min(1).max(3)),
}

type Payment = { payment_option: (typeof paymentOptions)[number]; payment_detail?: string | undefined }
const isPaymentWhole = ({ payment_option, payment_detail }: Payment) =>
  payment_option !== 'paypal' || Boolean(payment_detail)
const paymentIssue = { ...issue('required'), path: ['payment_detail'] }

const providerForm = z
  .object({
    kind: z.literal('provider'),
    user_type: integer().pipe(z.int().min(1).max(32767)),
    ...common,
    ...company,
  })
  .refine(isPaymentWhole, paymentIssue)

/** A celebrant becomes a provider as well; what the form says of the account itself is known already. */
export const upgradeForm = z.object({ country_id: id(), ...company }).refine(isPaymentWhole, paymentIssue)
export type UpgradeForm = z.output<typeof upgradeForm>

// user_type decides which form it is: absent, empty or 0 means celebrant.
const withKind = (form: unknown) => {
  if (typeof form !== 'object' || form === null) return form
  const type: unknown = 'user_type' in form ? form.user_type : undefined
  const celebrant = type === undefined || type === '' || type === 0 || type === '0'
  return celebrant ? { ...form, kind: 'celebrant', user_type: 0 } : { ...form, kind: 'provider' }
}

/** Sign-up of both kinds in one call; placeholders that a celebrant's form sends for provider fields are ignored. */
export const signUpForm = z.preprocess(withKind, z.discriminatedUnion('kind', [celebrantForm, providerForm]))
export type SignUpForm = z.output<typeof celebrantForm> | z.output<typeof providerForm>

export const signInForm = z.object({ email: email(), password: secret(), ...device })

const digits = z.string().regex(/^[0-9]{4}$/, issue('invalid'))
export const codeLength = 4

/** A code that is checked before going on. */
export const codeForm = z.object({ email: email(), otp: digits })

/** What the link in the e-mail carries. */
export const resetLinkForm = z.object({ email: email(), token: text({ max: 200, min: 1 }) })

/** Password reset by the link in the e-mail. */
export const resetByLinkForm = resetLinkForm
  .extend({
    password: newSecret().refine(value => value === '' || hasFourClasses(value), issue('password_classes')),
    password_confirmation: secret(),
  })
  .refine(form => form.password === form.password_confirmation, {
    ...issue('passwords_differ'),
    path: ['password_confirmation'],
  })

/** Password reset by the four digits in the e-mail. */
export const resetByCodeForm = z
  .object({ email: email(), otp: digits, password: newSecret(password.min), confirm_password: secret() })
  .refine(form => form.password === form.confirm_password, { ...issue('passwords_differ'), path: ['confirm_password'] })

/** A new password in place of the one that is known. */
export const changePasswordForm = z
  .object({ current_password: secret(), password: newSecret(password.min) })
  .refine(form => form.password !== form.current_password, { ...issue('password_unchanged'), path: ['password'] })

/** The form that asks for a code and a link. */
export const forgotPasswordForm = z.object({ email: email(), language: optional(language()) })
