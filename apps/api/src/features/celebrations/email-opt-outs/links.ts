import type { AppContext } from '#platform/app-context.ts'
import { findHashOf } from './queries.ts'
import { tokenOf } from './token.ts'

/** `page` for people, `oneClick` for mail programs (RFC 8058). */
export type UnsubscribeLinks = { page: string; oneClick: string }

/** Where whoever reads an e-mail of an event to an address unsubscribes. */
export async function unsubscribeLinks(app: AppContext, eventId: number, email: string): Promise<UnsubscribeLinks> {
  const token = tokenOf(app, { eventId, addressHash: await findHashOf(app.db, email) })
  const { publicUrl } = app.settings
  return { page: `${publicUrl}/unsubscribe/${token}`, oneClick: `${publicUrl}/api/v1/unsubscribe/${token}` }
}
