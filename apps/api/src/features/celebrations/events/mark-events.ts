import { inTransaction, type Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { deleteMark, holdOthersEvent, insertMark } from './queries/marks.ts'
import { readEvent } from './read-events.ts'

type Deed = { message: string; change: (tx: Tx) => Promise<unknown> }

/** Own events are found without a mark. @throws Refusal not_found for them as well */
async function act(kit: Kit, viewer: Viewer, eventId: number, { message, change }: Deed) {
  const event = await inTransaction(kit, async tx => {
    if (!(await holdOthersEvent(tx, viewer.id, eventId))) throw new Refusal('not_found')
    await change(tx)
    return readEvent(kit, tx, viewer, eventId)
  })
  return { message, event }
}

/** @throws Refusal not_found */
export const markEvent = (kit: Kit, viewer: Viewer, eventId: number) =>
  act(kit, viewer, eventId, {
    message: 'Event marked',
    change: tx => insertMark(tx, { event_id: eventId, user_id: viewer.id, created_at: kit.clock.now() }),
  })

/** @throws Refusal not_found */
export const unmarkEvent = (kit: Kit, viewer: Viewer, eventId: number) =>
  act(kit, viewer, eventId, { message: 'Event unmarked', change: tx => deleteMark(tx, viewer.id, eventId) })
