import type { Kit } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { betweenTwo, withVisible } from './other-person.ts'
import { deleteBlock, insertBlock, insertReport, putSkip } from './queries/distance.ts'
import { deleteConnection, takeRequest } from './queries/relationships.ts'

const skipDays = 30

/** Parts two people for good: connection and requests go, and neither sees the other. @throws Refusal not_found */
export async function blockPerson(kit: Kit, viewer: Viewer, blocked_id: number) {
  await betweenTwo(kit, viewer, blocked_id, async tx => {
    const added = await insertBlock(tx, { user_id: viewer.id, blocked_id, created_at: kit.clock.now() })
    if (!added) return
    await deleteConnection(tx, viewer.id, blocked_id)
    await takeRequest(tx, viewer.id, blocked_id)
    await takeRequest(tx, blocked_id, viewer.id)
    await kit.tell(tx, 'user.blocked', { user_id: viewer.id, blocked_id })
  })
  return { message: 'You have successfully blocked this account' }
}

/** @throws Refusal not_found */
export async function unblockPerson(kit: Kit, viewer: Viewer, blockedId: number) {
  await betweenTwo(kit, viewer, blockedId, tx => deleteBlock(tx, viewer.id, blockedId))
  return { message: 'Friend unblocked successfully' }
}

/** Somebody who was blocked can still be reported. @throws Refusal not_found */
export async function reportPerson(kit: Kit, viewer: Viewer, reported_id: number, reason: string | undefined) {
  await betweenTwo(kit, viewer, reported_id, tx =>
    insertReport(tx, { user_id: viewer.id, reported_id, reason: reason || null, created_at: kit.clock.now() }),
  )
  return { message: 'User has been reported.' }
}

/** @throws Refusal not_found */
export async function skipPerson(kit: Kit, viewer: Viewer, skipped_id: number) {
  const until = minutesAfter(kit.clock.now(), skipDays * 24 * 60)
  await withVisible(kit, viewer, skipped_id, tx => putSkip(tx, { user_id: viewer.id, skipped_id, until }))
  return { message: 'This user has been removed from your list.' }
}
