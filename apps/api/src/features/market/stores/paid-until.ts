import type { Tx } from '#platform/db/database.ts'
import { updateStore } from './queries/stores.ts'

/** Until when a locked store is listed because it is paid for. */
export async function setPaidUntil(tx: Tx, providerId: number, paid_until: Date): Promise<void> {
  await updateStore(tx, providerId, { paid_until })
}
