import type { AvailabilityForm } from '@celebrio/contract/market/availability'
import type { AvailabilityTerms } from '@celebrio/contract/market/availability-shapes'
import { sql } from 'kysely'
import { listedProviders } from '#features/market/stores'
import { visibleProviders } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Days, usualTerms } from '../rules.ts'

const columns = ['weekdays_off', 'lead_days', 'bookings_a_day', 'allows_holds'] as const

const saidBy = (db: Db, providerIds: readonly number[]) =>
  db
    .selectFrom('store_availability')
    .select(['provider_id', ...columns])
    .where('provider_id', '=', sql<number>`ANY(${providerIds}::bigint[])`)
    .execute()

/** What some providers have said of when they take bookings. */
export async function findTerms(db: Db, providerIds: readonly number[]): Promise<(id: number) => AvailabilityTerms> {
  const said = new Map((await saidBy(db, providerIds)).map(({ provider_id, ...terms }) => [provider_id, terms]))
  return id => said.get(id) ?? usualTerms
}

/** The owner of a provider whom the viewer may see. */
export const findVisible = (db: Db, viewerId: number, id: number) =>
  visibleProviders(db, viewerId).select('company.user_id').where('company.id', '=', id).executeTakeFirst()

/** Some providers of whom the viewer can book. */
export const findListed = (db: Db, viewerId: number, now: Date, ids: readonly number[]) =>
  listedProviders(db, viewerId, now)
    .select(['company.id', 'company.user_id', 'company.company_name'])
    .where('company.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/** The store of somebody's company, if it has opened. */
export const findOwnStore = async (db: Db, userId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('stores')
      .innerJoin('service_providers as company', 'company.id', 'stores.provider_id')
      .select('company.id')
      .where('company.user_id', '=', userId)
      .executeTakeFirst()
  )?.id

/** What is undefined stays. @returns what the store says from then on */
export const upsertTerms = (tx: Tx, provider_id: number, form: AvailabilityForm): Promise<AvailabilityTerms> =>
  tx
    .insertInto('store_availability')
    .values({ provider_id, ...form })
    .onConflict(conflict => conflict.column('provider_id').doUpdateSet(form))
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Says of some days whether they are off; what the day of the week says anyway is not kept. */
export async function replaceDays(
  tx: Tx,
  providerId: number,
  { from, to, is_off }: Days & { is_off: boolean },
  weekdaysOff: readonly number[],
): Promise<void> {
  await sql`DELETE FROM store_days WHERE provider_id = ${providerId} AND day BETWEEN ${from}::date AND ${to}::date`.execute(
    tx,
  )
  await sql`
    INSERT INTO store_days (provider_id, day, is_off)
    SELECT ${providerId}, day, ${is_off} FROM generate_series(${from}::date, ${to}::date, interval '1 day') AS day
    WHERE (extract(isodow FROM day)::integer = ANY (${weekdaysOff}::integer[])) <> ${is_off}`.execute(tx)
}
