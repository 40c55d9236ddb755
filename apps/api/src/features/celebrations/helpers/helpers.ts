import type { HelperRole } from '@celebrio/contract/celebrations/event-shapes'
import type { Helper } from '@celebrio/contract/celebrations/helpers'
import { findCrew, mayWork } from '#features/celebrations/events'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import {
  deleteBetween,
  deleteHelper,
  findHelpers,
  type HelperRow,
  holdOwn,
  isConnection,
  putHelper,
} from './queries.ts'

const view = (kit: Kit, { id, name, profile_picture, role, created_at }: HelperRow): Helper => ({
  user: { id, name, profile_picture: profile_picture && kit.files.publicUrl(profile_picture) },
  role,
  created_at: created_at.toISOString(),
})

/** @throws Refusal not_found for who is neither host nor co-host */
export async function readHelpers(kit: Kit, viewer: Viewer, eventId: number) {
  if (!(await mayWork(kit.db, viewer.id, eventId, 'cohost'))) throw new Refusal('not_found')
  const rows = await findHelpers(kit.db, viewer.id, eventId)
  return { helpers: rows.map(row => view(kit, row)) }
}

type Naming = { user_id: number; role: HelperRole }

/**
 * Makes a connection a helper with an own event, or gives a helper another role.
 * @throws Refusal not_found, too_many_helpers, validation_failed on `user_id` for somebody who is no connection
 */
export const nameHelper = (kit: Kit, viewer: Viewer, event_id: number, { user_id, role }: Naming) =>
  inTransaction(kit, async tx => {
    if (!(await holdOwn(tx, viewer.id, event_id))) throw new Refusal('not_found')
    if (!(await isConnection(tx, viewer.id, user_id))) throw fieldRefusal('user_id', 'not_a_choice')
    const put = await putHelper(tx, { event_id, user_id, role, created_at: kit.clock.now() })
    if (put === 'full') throw new Refusal('too_many_helpers')
    const ids = { event_id, user_id: viewer.id, helper_id: user_id }
    if (put === 'named') await kit.tell(tx, 'event.helper_named', ids)
    const row = (await findHelpers(tx, viewer.id, event_id)).find(one => one.id === user_id)
    if (!row) throw new Refusal('not_found')
    return { message: 'Helper named', helper: view(kit, row) }
  })

/** Ends somebody's help: the host does, or they themselves. @throws Refusal not_found also for who does not help */
export const dismissHelper = (kit: Kit, viewer: Viewer, { id, user_id }: { id: number; user_id: number }) =>
  inTransaction(kit, async tx => {
    const may = user_id === viewer.id || (await mayWork(tx, viewer.id, id, 'host'))
    if (!may || !(await deleteHelper(tx, id, user_id))) throw new Refusal('not_found')
    const [host = viewer.id] = await findCrew(tx, id)
    await kit.tell(tx, 'event.helper_left', { event_id: id, user_id: host, helper_id: user_id })
    return { message: 'Helper removed' }
  })

/** After a block neither helps the other. */
export const partHelpers = (kit: Kit, one: number, other: number): Promise<void> =>
  inTransaction(kit, async tx => {
    for (const ids of await deleteBetween(tx, one, other)) await kit.tell(tx, 'event.helper_left', ids)
  })
