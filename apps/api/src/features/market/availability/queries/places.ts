import { availabilityLimits } from '@celebrio/contract/market/availability-shapes'
import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

/** Whoever changes places of a provider locks the store first, so that two never wait for each other. */
export const lockCalendar = (tx: Tx, providerId: number) =>
  tx.selectFrom('stores').select('provider_id').where('provider_id', '=', providerId).forNoKeyUpdate().execute()

/** The same for the companies of some people. */
export const lockCalendarsOf = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('stores')
    .innerJoin('service_providers as company', 'company.id', 'stores.provider_id')
    .select('stores.provider_id')
    .where('company.user_id', '=', sql<number>`ANY(${userIds}::bigint[])`)
    .orderBy('stores.provider_id')
    .forNoKeyUpdate('stores')
    .execute()

/** Frees what was held or kept until now. */
export const deleteExpired = (tx: Tx, providerId: number, now: Date) =>
  tx.deleteFrom('store_places').where('provider_id', '=', providerId).where('expires_at', '<=', now).execute()

/** Some of the providers with whom something was held or kept until now. */
export const findExpired = async (db: Db, now: Date, max: number): Promise<number[]> =>
  (
    await db
      .selectFrom('store_places')
      .select('provider_id')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(max)
      .execute()
  ).map(row => row.provider_id)

/** Violates store_day_full where a day has no place left. */
export const insertPlaces = (tx: Tx, places: readonly Insertable<Tables['store_places']>[]) =>
  tx.insertInto('store_places').values(places).execute()

type Booking = { booking_id: number; provider_id: number }

/** Keeps what somebody holds on some days for what they have asked for. */
export const keepHolds = (tx: Tx, { booking_id, provider_id }: Booking, userId: number, days: string[], until: Date) =>
  tx
    .updateTable('store_places')
    .set({ booking_id, slot: null, expires_at: until })
    .where('provider_id', '=', provider_id)
    .where('user_id', '=', userId)
    .where('slot', 'is not', null)
    .where('day', '=', sql<string>`ANY(${days}::date[])`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM store_places AS own
      WHERE own.booking_id = ${booking_id} AND own.day = store_places.day)`)
    .execute()

/** Takes what is kept for a booking. @returns the days */
export const takeKept = async (tx: Tx, { booking_id }: Booking): Promise<string[]> =>
  (
    await tx
      .updateTable('store_places')
      .set({ user_id: null, expires_at: null })
      .where('booking_id', '=', booking_id)
      .returning(sql<string>`day::text`.as('day'))
      .execute()
  ).map(({ day }) => day)

export const deletePlacesOf = (tx: Tx, { booking_id }: Booking) =>
  tx.deleteFrom('store_places').where('booking_id', '=', booking_id).execute()

export const deleteDaysAfter = (tx: Tx, { booking_id }: Booking, day: string) =>
  tx
    .deleteFrom('store_places')
    .where('booking_id', '=', booking_id)
    .where('day', '>', sql<string>`${day}::date`)
    .execute()

export const deleteOtherDays = (tx: Tx, { booking_id }: Booking, days: string[]) =>
  tx
    .deleteFrom('store_places')
    .where('booking_id', '=', booking_id)
    .where('day', '!=', sql<string>`ALL(${days}::date[])`)
    .execute()

export const prolongKept = (tx: Tx, { booking_id }: Booking, until: Date) =>
  tx
    .updateTable('store_places')
    .set({ expires_at: until })
    .where('booking_id', '=', booking_id)
    .where('expires_at', 'is not', null)
    .execute()

/** One of the holds that somebody can have with a provider and has not; null if they have all. */
export async function findSlot(tx: Tx, userId: number, providerId: number): Promise<number | null> {
  const held = await tx
    .selectFrom('store_places')
    .select('slot')
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .where('slot', 'is not', null)
    .execute()
  const slots = Array.from({ length: availabilityLimits.holds }, (_, index) => index + 1)
  return slots.find(slot => held.every(one => one.slot !== slot)) ?? null
}

/** Frees some of the days that somebody holds, or that are kept for them. @returns how many */
export async function deletePlacesFor(tx: Tx, userId: number, max: number): Promise<number> {
  const places = await tx
    .selectFrom('store_places')
    .select(['id', 'provider_id'])
    .where('user_id', '=', userId)
    .orderBy('provider_id')
    .limit(max)
    .execute()
  for (const providerId of new Set(places.map(place => place.provider_id))) await lockCalendar(tx, providerId)
  await tx
    .deleteFrom('store_places')
    .where('id', '=', sql<number>`ANY(${places.map(place => place.id)}::bigint[])`)
    .execute()
  return places.length
}
