import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** What a store counts in columns of its own, with an upper bound each. */
export type Counted = 'services' | 'offers' | 'albums'

/** Counts so many more or fewer. Violates the constraint of that count when there are too many. */
export const incrementCount = (tx: Tx, providerId: number, counted: Counted, by: number) =>
  tx
    .updateTable('stores')
    .set(`total_${counted}`, sql<number>`${sql.ref(`total_${counted}`)} + ${by}`)
    .where('provider_id', '=', providerId)
    .execute()
