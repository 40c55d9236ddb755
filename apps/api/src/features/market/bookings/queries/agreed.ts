import type { Db } from '#platform/db/database.ts'
import { madeWith } from './visible.ts'

const max = 500

/** Agreed bookings of somebody's store whose event ends after an instant, the earliest first. */
export async function findAgreedOfStore(db: Db, userId: number, since: Date): Promise<number[]> {
  const rows = await madeWith(db, userId)
    .select('bookings.id')
    .where('bookings.status', 'in', ['accepted', 'serving', 'completed'])
    .where('bookings.ends_at', '>', since)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}
