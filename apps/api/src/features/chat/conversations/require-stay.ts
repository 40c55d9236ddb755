import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findStay, type Stay } from './queries/stay.ts'
import { requireTopic } from './topics.ts'

/** A conversation that is there for the viewer, with what it is about. @throws AppError not_found */
export async function requireStay(app: AppContext, viewer: Viewer, conversationId: number): Promise<Stay> {
  const stay = await findStay(app.db, viewer.id, conversationId)
  if (!stay) throw new AppError('not_found')
  await requireTopic(app, app.db, viewer, stay)
  return stay
}
