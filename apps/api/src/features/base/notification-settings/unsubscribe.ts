import {
  type EmailScope,
  type EmailSubscription,
  noticeCategories,
} from '@celebrio/contract/base/notification-settings'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { Redirect } from '#platform/http/redirect.ts'
import { saveSettings, switchOff, switchOn } from './queries.ts'
import { findRecipients, type Recipient } from './recipients.ts'
import { readToken, type Subscription } from './token.ts'

const emailOf = (category: (typeof noticeCategories)[number]) => ({ category, way: 'email' }) as const

const isOff = ({ has_digest, off, is_on }: Recipient, list: Subscription['list']) =>
  !is_on || (list === 'digest' ? !has_digest : off.some(one => one.category === list && one.way === 'email'))

async function view(db: Db, { user_id, list }: Subscription) {
  const [reader] = await findRecipients(db, [user_id])
  // Whoever has left gets nothing any more.
  if (!reader) throw new AppError('not_found')
  const isAllOff = noticeCategories.every(one => isOff(reader, one)) && isOff(reader, 'digest')
  const off: EmailSubscription['off'] = isAllOff ? 'all' : isOff(reader, list) ? 'list' : 'none'
  return { subscription: { list, off } }
}

/** @throws AppError not_found */
export const readSubscription = async (app: AppContext, token: string) => view(app.db, readToken(app, token))

/** Robots open all links of an e-mail: it takes a button to unsubscribe. */
export async function openPage(app: AppContext, token: string): Promise<Redirect> {
  return new Redirect(`${app.settings.publicUrl}/unsubscribe/${encodeURIComponent(token)}`)
}

const change = (app: AppContext, token: string, write: (tx: Tx, about: Subscription) => Promise<void>) => {
  const about = readToken(app, token)
  return inTransaction(app, async tx => {
    await view(tx, about)
    await write(tx, about)
    return view(tx, about)
  })
}

/** @throws AppError not_found */
export async function unsubscribe(app: AppContext, token: string, scope: EmailScope = 'list') {
  const changed = await change(app, token, async (tx, { user_id, list }) => {
    if (scope === 'all' || list === 'digest') await saveSettings(tx, user_id, { has_digest: false })
    const categories = scope === 'all' ? noticeCategories : noticeCategories.filter(one => one === list)
    await switchOff(tx, user_id, categories.map(emailOf))
  })
  return { message: 'Unsubscribed', ...changed }
}

/** @throws AppError not_found */
export async function subscribeAgain(app: AppContext, token: string) {
  const changed = await change(app, token, async (tx, { user_id, list }) => {
    if (list === 'digest') await saveSettings(tx, user_id, { has_digest: true, is_on: true })
    else {
      await saveSettings(tx, user_id, { is_on: true })
      await switchOn(tx, user_id, [emailOf(list)])
    }
  })
  return { message: 'Subscribed again', ...changed }
}
