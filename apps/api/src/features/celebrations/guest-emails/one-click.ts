import type { UnsubscribeLinks } from '#features/celebrations/email-opt-outs'
import type { Email } from '#platform/mail/mailer.ts'

/** An e-mail that mail programs unsubscribe for its reader. */
export const withOneClick = (email: Email, links: UnsubscribeLinks | null): Email =>
  links ? { ...email, unsubscribeUrl: links.oneClick } : email
