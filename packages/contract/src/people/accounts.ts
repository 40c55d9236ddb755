import { z } from 'zod'
import { oneFile } from '../base/media.ts'
import { endpoints } from '../platform/endpoint.ts'
import { message } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import {
  codeForm,
  forgotPasswordForm,
  resetByCodeForm,
  resetByLinkForm,
  signInForm,
  signUpForm,
  upgradeForm,
} from './account-forms.ts'
import { ownUser } from './users.ts'

const session = z.object({ message: z.string(), token: z.string(), user: ownUser })

const documentErrors = [
  'upload_missing',
  'upload_type_refused',
  'upload_lied',
  'upload_too_large',
  'upload_broken',
] as const

export const accounts = endpoints({
  signIn: {
    method: 'POST',
    path: '/auth/login',
    who: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: signInForm,
    answer: session,
    errors: ['wrong_sign_in'],
    limits: ['sign_in_address', 'sign_in_pair', 'sign_in_email'],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    who: 'anyone',
    summary: 'Sign up as a celebrant (user_type 0) or as a service provider',
    body: signUpForm,
    files: { document_file: oneFile('document') },
    answer: session,
    status: 201,
    errors: [...documentErrors],
    limits: ['sign_up'],
  },
  upgrade: {
    method: 'POST',
    path: '/profile/upgrade-as-sp',
    who: 'celebrant',
    summary: 'Become a service provider as well: the account keeps what it is, and gains a company',
    body: upgradeForm,
    files: { document_file: oneFile('document') },
    answer: message.extend({ user: ownUser }),
    status: 201,
    errors: ['already_provider', 'not_for_your_role', ...documentErrors],
    limits: ['editing'],
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
    body: forgotPasswordForm,
    answer: z.object({ message: z.string(), msg: z.string() }),
    limits: ['forgot_address', 'forgot_email'],
  },
  verifyCode: {
    method: 'POST',
    path: '/auth/verify-otp',
    who: 'anyone',
    summary: 'Check a code before going on; a wrong try counts',
    body: codeForm,
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
