import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { nobodysName } from '#platform/nobodys-name.ts'

const nothing = { event_title: nobodysName, event_address: null, message: '' }
const nowhere = { city_id: null, state_id: null, country_id: null }

const some = (rows: readonly { id: number }[]) => sql<number>`ANY(${rows.map(row => row.id)}::bigint[])`

/** Takes from some bookings of a celebrant what they were for, where, and what was said. @returns how many */
export async function emptyBookings(tx: Tx, userId: number, max: number): Promise<number> {
  const rows = await tx
    .selectFrom('bookings')
    .select('id')
    .where('celebrant_id', '=', userId)
    .where(
      sql<boolean>`(event_title <> ${nobodysName} OR message <> '' OR event_address IS NOT NULL OR country_id IS NOT NULL)`,
    )
    .limit(max)
    .execute()
  await tx
    .updateTable('bookings')
    .set({ ...nothing, ...nowhere })
    .where('id', '=', some(rows))
    .execute()
  await sql`SELECT index_booking_words(${rows.map(row => row.id)}::bigint[])`.execute(tx)
  return rows.length
}

const stepsOf = (tx: Tx) =>
  tx.selectFrom('booking_steps as step').innerJoin('bookings', 'bookings.id', 'step.booking_id').select('step.id')

/** Takes from some steps what a celebrant has noted, and where they have celebrated. @returns how many */
export async function emptyCelebrantSteps(tx: Tx, userId: number, max: number): Promise<number> {
  const rows = await stepsOf(tx)
    .where('bookings.celebrant_id', '=', userId)
    .where(
      sql<boolean>`(step.note IS NOT NULL AND step.side = 'celebrant'
        OR step.before_address IS NOT NULL OR step.moved_to_address IS NOT NULL)`,
    )
    .limit(max)
    .execute()
  await tx
    .updateTable('booking_steps')
    .set({
      note: sql<string | null>`CASE WHEN side <> 'celebrant' THEN note END`,
      before_address: null,
      moved_to_address: null,
    })
    .where('id', '=', some(rows))
    .execute()
  return rows.length
}

/** Takes from some steps what a provider has noted. @returns how many */
export async function emptyProviderSteps(tx: Tx, userId: number, max: number): Promise<number> {
  const rows = await stepsOf(tx)
    .where(
      'bookings.provider_id',
      '=',
      sql<number>`(SELECT company.id FROM service_providers AS company WHERE company.user_id = ${userId})`,
    )
    .where('step.side', '=', 'provider')
    .where('step.note', 'is not', null)
    .limit(max)
    .execute()
  await tx.updateTable('booking_steps').set({ note: null }).where('id', '=', some(rows)).execute()
  return rows.length
}
