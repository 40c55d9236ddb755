import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canBook } from './policies.ts'
import { findCustomer } from './queries/customers.ts'

/** @throws AppError not_for_your_role for a child */
export async function requireCustomer(tx: Tx, { id }: Viewer): Promise<void> {
  authorize(canBook(await findCustomer(tx, id)), 'not_for_your_role')
}
