import { mayWork } from '#features/celebrations/events'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cutPage } from '#platform/db/keyset.ts'
import { countExpected, type DoorSearch, findExpected } from './queries/door.ts'
import { entryOf } from './view.ts'

/** Who may come in, and how many are. @throws Refusal not_found for who is neither host nor helper */
export async function readDoor(kit: Kit, viewer: Viewer, eventId: number, search: DoorSearch) {
  if (!(await mayWork(kit.db, viewer.id, eventId, 'door'))) throw new Refusal('not_found')
  const rows = await findExpected(kit.db, viewer.id, eventId, search)
  const { page, ...rest } = cutPage(rows, search.per_page, row => row.guest_id)
  const guests = page.map(row => ({
    ...entryOf(kit, row),
    checked_in_at: row.used_at?.toISOString() ?? null,
  }))
  return { guests, ...rest, counts: await countExpected(kit.db, viewer.id, eventId) }
}
