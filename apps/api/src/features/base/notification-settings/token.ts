import { type EmailList, emailLists } from '@celebrio/contract/base/notification-settings'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'

/** Whose e-mails, of what. */
export type Subscription = { user_id: number; list: EmailList }

const purpose = 'notification-emails'

/** Signed and kept nowhere. It lets nobody do anything but unsubscribe these e-mails, and take that back. */
export function tokenOf(app: AppContext, { user_id, list }: Subscription): string {
  const signature = Buffer.from(app.signer.sign(purpose, String(user_id), list), 'hex').toString('base64url')
  return `${list}.${user_id}.${signature}`
}

const isList = (text: string): text is EmailList => emailLists.some(list => list === text)

/** @throws AppError not_found */
export function readToken(app: AppContext, token: string): Subscription {
  const [list = '', user = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url').toString('hex')
  if (!isList(list) || !/^\d{1,15}$/.test(user) || !app.signer.verify(given, purpose, user, list))
    throw new AppError('not_found')
  return { user_id: Number(user), list }
}

/** `page` for people, `oneClick` for mail programs (RFC 8058). */
export type SubscriptionLinks = { page: string; oneClick: string }

/** Where whoever reads an e-mail unsubscribes it. */
export function unsubscribeLinks(app: AppContext, subscription: Subscription): SubscriptionLinks {
  const token = tokenOf(app, subscription)
  const { publicUrl } = app.settings
  return {
    page: `${publicUrl}/unsubscribe/${token}`,
    oneClick: `${publicUrl}/api/v1/email-unsubscribe/${token}`,
  }
}
