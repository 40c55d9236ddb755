import type { EmailOptOut, OptOutScope } from '@celebrio/contract/celebrations/email-opt-outs'
import type { Language } from '@celebrio/contract/platform/languages'
import { eventViews } from '#features/celebrations/events'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { Redirect } from '#platform/http/redirect.ts'
import { deleteOptOuts, findEntry, findOptOuts, insertOptOut } from './queries.ts'
import { type About, readToken } from './token.ts'

/** Whoever has the link of an e-mail. */
type Opening = { token: string; language: Language }

/** The title is told as far as the guest may see the event. */
async function view(app: AppContext, db: Db, about: About, language: Language): Promise<{ opt_out: EmailOptOut }> {
  const entry = await findEntry(db, about)
  const [event] = entry ? await eventViews(app, db, { id: 0, language, guestId: entry.id }, [about.eventId]) : []
  const optOuts = await findOptOuts(db, about)
  const isAll = optOuts.some(one => one.event_id === null)
  const off = isAll ? 'all' : optOuts.length > 0 ? 'event' : 'none'
  return { opt_out: { title: event?.title ?? null, off } }
}

/** @throws AppError not_found */
export const readOptOut = (app: AppContext, { token, language }: Opening) =>
  view(app, app.db, readToken(app, token), language)

/** Robots open all links of an e-mail: it takes a button to unsubscribe. */
export async function openPage(app: AppContext, token: string): Promise<Redirect> {
  return new Redirect(`${app.settings.publicUrl}/unsubscribe/${encodeURIComponent(token)}`)
}

const change = (app: AppContext, { token, language }: Opening, write: (tx: Tx, about: About) => Promise<void>) => {
  const about = readToken(app, token)
  return inTransaction(app, async tx => {
    await write(tx, about)
    const entry = await findEntry(tx, about)
    // The host sees it on the guest list.
    if (entry) await app.emit(tx, 'external_guest.changed', { event_id: about.eventId, guest_id: entry.id })
    return view(app, tx, about, language)
  })
}

/** @throws AppError not_found */
export async function unsubscribe(app: AppContext, opening: Opening, scope: OptOutScope = 'event') {
  const changed = await change(app, opening, (tx, about) => insertOptOut(tx, about, scope, app.clock.now()))
  return { message: 'Unsubscribed', ...changed }
}

/** @throws AppError not_found */
export async function subscribeAgain(app: AppContext, opening: Opening) {
  return { message: 'Subscribed again', ...(await change(app, opening, deleteOptOuts)) }
}
