import { eventLimits } from '@celebrio/contract/celebrations/events'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** The proposed dates of an event, the earliest first. */
export const findChoices = (db: Db, eventId: number) =>
  db
    .selectFrom('event_dates')
    .select(['id', 'position', 'local_start'])
    .where('event_id', '=', eventId)
    .orderBy('local_start')
    .execute()

export type Choice = Awaited<ReturnType<typeof findChoices>>[number]

/** Adds dates in the slots that are still free. */
export async function insertDates(tx: Tx, event_id: number, dates: readonly string[], taken: readonly Choice[] = []) {
  const places = Array.from({ length: eventLimits.dates }, (_, index) => index + 1)
  const free = places.filter(place => taken.every(({ position }) => position !== place))
  const rows = dates.map((local_start, index) => ({ event_id, position: free[index] ?? 0, local_start }))
  await tx.insertInto('event_dates').values(rows).execute()
}

/** Deletes dates of an event, with all votes for them. */
export const deleteDates = (tx: Tx, eventId: number, dateIds: readonly number[]) =>
  tx
    .deleteFrom('event_dates')
    .where('event_id', '=', eventId)
    .where('id', '=', sql<number>`ANY(${dateIds}::bigint[])`)
    .execute()
