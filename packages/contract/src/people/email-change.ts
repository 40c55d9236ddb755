import { z } from 'zod'
import { email } from '../platform/email.ts'
import { endpoints } from '../platform/endpoint.ts'
import { message, time } from '../platform/lists.ts'
import { text } from '../platform/text-schemas.ts'
import { ownPassword } from './account-forms.ts'

/** How long the link in the e-mail to the new address works. */
export const emailLinkHours = 24

/** How long the link in the e-mail to the old address brings that back; nobody else can have it until then. */
export const emailUndoDays = 7

export const emailChangeForm = z.object({ email: email(), password: ownPassword() })

const link = z.object({ token: text({ max: 200, min: 1 }) })

export const emailChange = endpoints({
  get: {
    method: 'GET',
    path: '/email-change',
    who: 'member',
    summary: 'The address that the viewer has asked for and not confirmed yet',
    answer: z.object({ pending: z.object({ email: z.string(), expires_at: time() }).nullable() }),
  },
  ask: {
    method: 'POST',
    path: '/email-change',
    who: 'member',
    summary: 'Send a link to a new address; answers the same whether another account has it or not',
    body: emailChangeForm,
    answer: message,
    errors: ['fresh_sign_in_needed'],
    limits: ['password_tries', 'resend'],
  },
  cancel: {
    method: 'DELETE',
    path: '/email-change',
    who: 'member',
    summary: 'Keep the address: the link that was sent is dead',
    answer: message,
    limits: ['editing'],
  },
  check: {
    method: 'POST',
    path: '/auth/confirm-email/check',
    who: 'anyone',
    summary: 'The new address that the token of its link is for; nothing changes',
    body: link,
    answer: z.object({ email: z.string() }),
    errors: ['email_change_over'],
    limits: ['code_address'],
  },
  confirm: {
    method: 'POST',
    path: '/auth/confirm-email',
    who: 'anyone',
    summary: 'Make the new address the account’s with the token of its link; every other device is signed out',
    body: link,
    answer: message,
    errors: ['email_change_over'],
    limits: ['code_address'],
  },
  undo: {
    method: 'POST',
    path: '/auth/undo-email',
    who: 'anyone',
    summary:
      'Bring the old address back with the token of its link: everybody is signed out, and the password is set anew by e-mail',
    body: link,
    answer: message,
    errors: ['email_change_over'],
    limits: ['code_address'],
  },
})
