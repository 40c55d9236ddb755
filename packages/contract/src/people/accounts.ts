import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { flag, id, integer, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { language } from '../platform/languages.ts'
import { message } from '../platform/lists.ts'
import { codePoints, email, line, phone, text } from '../platform/text.ts'
import { hasFourClasses, password } from './passwords.ts'
import { establishmentYears, ownUser, paymentOptions } from './users.ts'

export const accountLimits = {
  name: 255,
  email: 320,
  address: 500,
  company: 255,
  paymentDetail: 255,
  device: 255,
} as const

/** Passwords are taken as they are: no trimming, only bounds. */
const secret = (min: number = 1) =>
  z
    .string()
    .min(1, issue('required'))
    .refine(value => value === '' || codePoints(value) >= min, issue('password_too_short', { min }))
    .refine(value => codePoints(value) <= password.max, issue('too_long', { max: password.max }))

const device = {
  device_type: optional(text({ max: accountLimits.device })),
  device_id: optional(text({ max: accountLimits.device })),
}

const common = {
  name: line({ max: accountLimits.name, min: 1 }),
  email: email(),
  mobile: phone(),
  password: secret(password.min),
  country_id: id(),
  language: optional(language()),
  terms: optional(flag().refine(agreed => agreed, issue('terms_required'))),
  ...device,
}

const celebrantForm = z.object({ kind: z.literal('celebrant'), user_type: z.literal(0), ...common })

const currentYear = () => new Date().getUTCFullYear()
const establishmentYear = optional(
  integer().refine(year => year <= currentYear() && year > currentYear() - establishmentYears, issue('year_range')),
)

/** Provider fields of sign-up; the document comes as a file part or as the URL of an upload of the caller's. */
const providerForm = z
  .object({
    kind: z.literal('provider'),
    user_type: integer().pipe(z.int().min(1).max(32767)),
    ...common,
    state_id: id(),
    city_id: id(),
    address: line({ max: accountLimits.address, min: 1 }),
    company_name: line({ max: accountLimits.company, min: 1 }),
    business_phone_number: phone(),
    establishment_year: establishmentYear,
    payment_option: z.enum(paymentOptions),
    payment_detail: optional(line({ max: accountLimits.paymentDetail })),
    document_type: integer().pipe(z.int().min(1).max(3)),
  })
  .refine(form => form.payment_option !== 'paypal' || Boolean(form.payment_detail), {
    ...issue('required'),
    path: ['payment_detail'],
  })

// The form is told apart by user_type: absent, empty or 0 is a celebrant.
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

/** Reset by the link of the e-mail. */
export const resetByLinkForm = z
  .object({
    email: email(),
    token: text({ max: 200, min: 1 }),
    password: secret().refine(value => value === '' || hasFourClasses(value), issue('password_classes')),
    password_confirmation: secret(),
  })
  .refine(form => form.password === form.password_confirmation, {
    ...issue('passwords_differ'),
    path: ['password_confirmation'],
  })

/** Reset by the four digits of the e-mail. */
export const resetByCodeForm = z
  .object({ email: email(), otp: digits, password: secret(password.min), confirm_password: secret() })
  .refine(form => form.password === form.confirm_password, { ...issue('passwords_differ'), path: ['confirm_password'] })

const session = z.object({ message: z.string(), token: z.string(), user: ownUser })

export const accounts = endpoints({
  signIn: {
    method: 'POST',
    path: '/auth/login',
    who: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: signInForm,
    answer: session,
    errors: ['wrong_sign_in'],
    limits: ['sign_in_address', 'sign_in_email'],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    who: 'anyone',
    summary: 'Sign up as a celebrant (user_type 0) or as a service provider',
    body: signUpForm,
    files: ['document_file'],
    answer: session,
    status: 201,
    errors: ['upload_missing', 'upload_type_refused', 'upload_lied', 'upload_too_large', 'upload_broken'],
    limits: ['sign_up'],
  },
  signOut: {
    method: 'POST',
    path: '/auth/logout',
    who: 'member',
    summary: 'Sign out: the token dies',
    answer: message,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    who: 'anyone',
    summary: 'Send a code and a link for a new password; answers the same whether the account exists or not',
    body: z.object({ email: email(), language: optional(language()) }),
    answer: z.object({ message: z.string(), msg: z.string() }),
    limits: ['forgot_address', 'forgot_email'],
  },
  verifyCode: {
    method: 'POST',
    path: '/auth/verify-otp',
    who: 'anyone',
    summary: 'Check a code before going on; a wrong try counts',
    body: z.object({ email: email(), otp: digits }),
    answer: message,
    errors: ['code_invalid'],
    limits: ['code_address'],
  },
  resetByLink: {
    method: 'POST',
    path: '/password/reset',
    who: 'anyone',
    summary: 'Set a new password with the link of the e-mail',
    body: resetByLinkForm,
    answer: message,
    errors: ['reset_link_invalid'],
    limits: ['code_address'],
  },
  resetByCode: {
    method: 'POST',
    path: '/auth/reset-password',
    who: 'anyone',
    summary: 'Set a new password with the code of the e-mail',
    body: resetByCodeForm,
    answer: message,
    errors: ['code_invalid'],
    limits: ['code_address'],
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/verify-email',
    who: 'anyone',
    summary: 'Confirm an e-mail address with the token of its link',
    body: z.object({ token: text({ max: 200, min: 1 }) }),
    answer: message,
    errors: ['email_link_expired'],
    limits: ['code_address'],
  },
  resendVerification: {
    method: 'POST',
    path: '/auth/resend-verification',
    who: 'member',
    summary: 'Send the verification e-mail again',
    answer: message,
    limits: ['resend'],
  },
})
