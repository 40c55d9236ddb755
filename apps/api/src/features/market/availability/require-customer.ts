import { canBeCustomer } from '#features/market/stores'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findCustomer } from './queries/customers.ts'

/** @throws AppError not_for_your_role for a child */
export async function requireCustomer(tx: Tx, { id }: Viewer): Promise<void> {
  authorize(canBeCustomer(await findCustomer(tx, id)), 'not_for_your_role')
}
