import type { FlowerType } from '@celebrio/contract/base/flowers'
import { personView, requireStay, takeRevision } from '#features/chat/conversations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { requireMessage } from './change-messages.ts'
import { canReact } from './policies.ts'
import { pushFlower } from './push.ts'
import { deleteFlower, findSuperlikers, insertFlower, updateFlowers } from './queries/flowers.ts'
import { findConversationOf, findMessage, type MessageRow } from './queries/messages.ts'
import { flowersAfter } from './rules.ts'
import { withSeenFlowers } from './seen-flowers.ts'
import { flowersView } from './view.ts'

type Change = { before: FlowerType | null; after: FlowerType | null }

/** Counts that the viewer's flower was one and is a different one, or none. */
async function changeFlowers(app: AppContext, tx: Tx, viewer: Viewer, row: MessageRow, { before, after }: Change) {
  const { id, conversation_id } = row
  if (before === after) return { ...row, own_flower: after }
  const flowers = flowersAfter(row.flowers, before, after)
  const rev = await takeRevision(tx, conversation_id, app.clock.now())
  await updateFlowers(tx, id, { flowers, rev })
  await pushFlower(app, tx, { conversation_id, message_id: id, rev, user_id: viewer.id, before, after }, row)
  return { ...row, rev, flowers, own_flower: after }
}

/** @param after the flower that the viewer gives, null when they take it back */
const withFlower = (app: AppContext, viewer: Viewer, message_id: number, after: FlowerType | null) =>
  inTransaction(app, async tx => {
    const { row, stay } = await requireMessage(app, tx, viewer, message_id)
    authorize(canReact(row, stay))
    const before = await deleteFlower(tx, viewer.id, message_id)
    if (after) {
      const created_at = app.clock.now()
      await insertFlower(tx, { message_id, user_id: viewer.id, type: after, created_at })
    }
    const changed = await changeFlowers(app, tx, viewer, row, { before, after })
    const [seen = changed] = await withSeenFlowers(tx, viewer, [changed])
    return { id: seen.id, rev: seen.rev, reactions: flowersView(seen.flowers, seen.own_flower) }
  })

/** Gives a flower; a different one of the same person goes. @throws AppError not_found */
export const superlike = async (app: AppContext, viewer: Viewer, messageId: number, type: FlowerType) => ({
  message: 'Message super liked',
  chat_message: await withFlower(app, viewer, messageId, type),
})

/** @throws AppError not_found */
export const unsuperlike = async (app: AppContext, viewer: Viewer, messageId: number) => ({
  message: 'Message super unliked',
  chat_message: await withFlower(app, viewer, messageId, null),
})

/** @throws AppError not_found */
export async function readSuperlikers(app: AppContext, viewer: Viewer, messageId: number, paging: Paging) {
  const place = await findConversationOf(app.db, messageId)
  authorize(place !== undefined)
  const stay = await requireStay(app, viewer, place.conversation_id)
  authorize((await findMessage(app.db, viewer.id, stay, messageId)) !== undefined)
  const rows = await findSuperlikers(app.db, viewer.id, stay, messageId, paging)
  const { page, ...rest } = paginate(rows, paging.per_page, row => row.id)
  return { users: page.map(row => ({ ...personView(app, row), type: row.type })), ...rest }
}
