import { lookUp } from '#features/base/link-previews'
import { takeRevision } from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { pushHead } from './push.ts'
import { findLinked } from './queries/messages.ts'
import { updateMessage } from './queries/writes.ts'

type Linked = { message_id: number; preview_id: number }
type Link = { id: number; isToBeLookedUp: boolean } | null

/** The page of a new link is read after the commit: nobody waits for it. */
export async function tellLinked(app: AppContext, tx: Tx, message_id: number, link: Link): Promise<void> {
  if (link?.isToBeLookedUp) await app.emit(tx, 'message.linked', { message_id, preview_id: link.id })
}

/** The message has changed: who hears it asks what is new. */
const showLink = (app: AppContext, { message_id, preview_id }: Linked) =>
  inTransaction(app, async tx => {
    const place = await findLinked(tx, message_id)
    if (place?.link_preview_id !== preview_id) return
    const rev = await takeRevision(tx, place.conversation_id, app.clock.now())
    await updateMessage(tx, message_id, { rev })
    await pushHead(app, tx, place, rev)
  })

/** Finds out what a message leads to; what is found is told to who hears it. */
export async function readLink(app: AppContext, linked: Linked): Promise<void> {
  if (await lookUp(app, linked.preview_id)) await showLink(app, linked)
}
