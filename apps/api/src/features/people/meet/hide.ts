import { reportPerson } from '#features/people/friends'
import type { Kit } from '#platform/app-context.ts'
import { Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { insertHides } from './queries/hides.ts'
import { findEntries } from './queries/read.ts'
import { requireAdult } from './who-may.ts'

async function requireVisible(kit: Kit, viewer: Viewer, id: number): Promise<void> {
  const { looking } = await requireAdult(kit, kit.db, viewer)
  const [entry] = await findEntries(kit.db, looking, [id])
  if (!entry) throw new Refusal('not_found')
}

const hide = (kit: Kit, viewer: Viewer, hidden_id: number) =>
  insertHides(kit.db, [{ user_id: viewer.id, hidden_id, created_at: kit.clock.now() }])

/** @throws Refusal not_found, meet_dob_needed, meet_adults_only */
export async function hidePerson(kit: Kit, viewer: Viewer, id: number) {
  await requireVisible(kit, viewer, id)
  await hide(kit, viewer, id)
  return { message: 'This user has been removed from your list.' }
}

/** Nobody wants to go on seeing whom they have reported. @throws Refusal not_found, meet_dob_needed, meet_adults_only */
export async function reportMet(kit: Kit, viewer: Viewer, id: number, reason: string | undefined) {
  await requireVisible(kit, viewer, id)
  const answer = await reportPerson(kit, viewer, id, reason)
  await hide(kit, viewer, id)
  return answer
}

/** Two people who were connected or blocked are no new friends: neither is shown to the other any more. */
export async function hideFromEachOther(kit: Kit, one: number, other: number): Promise<void> {
  const created_at = kit.clock.now()
  await insertHides(kit.db, [
    { user_id: one, hidden_id: other, created_at },
    { user_id: other, hidden_id: one, created_at },
  ])
}
