import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canBook } from './policies.ts'
import { findBooker } from './queries/bookers.ts'

/** @throws AppError not_for_your_role for a child */
export async function requireBooker(tx: Tx, { id }: Viewer): Promise<void> {
  authorize(canBook(await findBooker(tx, id)), 'not_for_your_role')
}
