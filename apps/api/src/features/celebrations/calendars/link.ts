import type { AppContext } from '#platform/app-context.ts'
import { newToken } from '#platform/auth/tokens.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { deleteLink, findLinkOf, upsertLink } from './queries.ts'

export const readLink = async (app: AppContext, viewer: Viewer) => ({
  created_at: (await findLinkOf(app.db, viewer.id))?.created_at.toISOString() ?? null,
})

/** Creates a new address; the previous one ends. */
export async function renewLink(app: AppContext, viewer: Viewer) {
  const token = newToken()
  const now = app.clock.now()
  await upsertLink(app.db, viewer.id, token, now)
  const url = `${app.settings.publicUrl}/api/v1/calendar/${token}`
  return { message: 'New address', url, created_at: now.toISOString() }
}

export async function endLink(app: AppContext, viewer: Viewer) {
  await deleteLink(app.db, viewer.id)
  return { message: 'Address ended' }
}
