import type { Kit } from '#platform/app-context.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { deleteLink, findLinkOf, putLink } from './queries.ts'

export const readLink = async (kit: Kit, viewer: Viewer) => ({
  created_at: (await findLinkOf(kit.db, viewer.id))?.created_at.toISOString() ?? null,
})

/** A new address; the one before ends. */
export async function renewLink(kit: Kit, viewer: Viewer) {
  const token = newToken()
  const now = kit.clock.now()
  await putLink(kit.db, viewer.id, token, now)
  const url = `${kit.settings.publicUrl}/api/v1/calendar/${token}`
  return { message: 'New address', url, created_at: now.toISOString() }
}

export async function endLink(kit: Kit, viewer: Viewer) {
  await deleteLink(kit.db, viewer.id)
  return { message: 'Address ended' }
}
