import { sql } from 'kysely'
import { unblockedPeople, visibleProviders } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'

/** Looked at row by row: with an index by expiry all holds would be sorted for a page of them. */
const isLive = (now: Date) => sql<boolean>`CASE WHEN held.expires_at > ${now} THEN true ELSE false END`

/** The two sides of a hold, without a block between them and the viewer. */
const sides = (db: Db, viewerId: number) =>
  visibleProviders(db, viewerId)
    .innerJoin('users as celebrant', join => join.on('celebrant.id', '=', sql.ref<number>('held.user_id')))
    .where('company.id', '=', sql.ref<number>('held.provider_id'))
    .where(unblockedPeople(db, viewerId, 'celebrant'))
    .where(({ or, eb }) => or([eb('company.user_id', '=', viewerId), eb('celebrant.id', '=', viewerId)]))

/** The one rule of which holds there are for a viewer: their own, and those with their store, until they expire. */
const visibleHolds = (db: Db, viewerId: number, now: Date) =>
  db
    .selectFrom('store_places as held')
    .where('held.slot', 'is not', null)
    .where(isLive(now))
    .where(({ exists }) => exists(perRow(sides(db, viewerId).select(sql`1`.as('one')))))

type List = Paging & { side: 'celebrant' | 'provider'; day?: string | undefined }

/** The ids of holds on one side of the viewer's, newest first. */
export const listHolds = (db: Db, viewerId: number, now: Date, list: List) =>
  newestFirst(
    visibleHolds(db, viewerId, now)
      .select(['held.id', cursorTimestamp(sql`held.created_at`).as('position')])
      .$if(list.side === 'celebrant', query => query.where('held.user_id', '=', viewerId))
      .$if(list.side === 'provider', query =>
        query.where('held.provider_id', '=', ({ selectFrom }) =>
          selectFrom('service_providers as own').select('own.id').where('own.user_id', '=', viewerId),
        ),
      )
      .$if(list.day !== undefined, query => query.where('held.day', '=', list.day ?? '')),
    sql`held.created_at`,
    sql`held.id`,
    list,
  ).execute()

const withSides = (db: Db, viewerId: number, now: Date) =>
  visibleHolds(db, viewerId, now)
    .innerJoin('service_providers as company', 'company.id', 'held.provider_id')
    .innerJoin('users as celebrant', 'celebrant.id', 'held.user_id')
    .select(['held.id', 'held.provider_id', 'held.expires_at', 'company.user_id', 'company.company_name'])
    .select(['company.logo', 'celebrant.id as celebrant_id', 'celebrant.name', 'celebrant.profile_picture'])
    .select(sql<string>`held.day::text`.as('day'))

export type HoldRow = Awaited<ReturnType<ReturnType<typeof withSides>['execute']>>[number]

/** Some holds that the viewer may see, in this order. */
export const findHolds = (db: Db, viewerId: number, now: Date, ids: readonly number[]): Promise<HoldRow[]> =>
  withSides(db, viewerId, now)
    .where('held.id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], held.id)`)
    .execute()

/** What the viewer holds with a provider, the first day first. */
export const findHoldsWith = (db: Db, viewerId: number, now: Date, providerId: number): Promise<HoldRow[]> =>
  withSides(db, viewerId, now)
    .where('held.user_id', '=', viewerId)
    .where('held.provider_id', '=', providerId)
    .orderBy('held.day')
    .execute()

/** What is kept for something that was asked for stays. */
export const deleteHold = (tx: Tx, id: number) =>
  tx.deleteFrom('store_places').where('id', '=', id).where('slot', 'is not', null).execute()

/** Ends what somebody holds with the company of somebody else. */
export const deleteHoldsWith = (tx: Tx, userId: number, ownerId: number) =>
  tx
    .deleteFrom('store_places')
    .where('user_id', '=', userId)
    .where('slot', 'is not', null)
    .where('provider_id', '=', ({ selectFrom }) =>
      selectFrom('service_providers as company').select('company.id').where('company.user_id', '=', ownerId),
    )
    .execute()
