import type { CreatedPeriod } from '@celebrio/contract/market/listings'
import { sql } from 'kysely'
import { createdWithin } from '#features/market/stores'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'

/** Whether an offer has not ended. */
export const runs = (now: Date) => sql<boolean>`(offers.ends_at IS NULL OR offers.ends_at > ${now}::timestamptz)`

/**
 * The one rule of which offers of a provider there are for a viewer (0 without an account): those that run, and all of
 * one's own. Whether there is the provider is the rule of stores.
 */
const visibleOffers = (db: Db, viewerId: number, now: Date) =>
  db
    .selectFrom('offers')
    .innerJoin('stores', 'stores.provider_id', 'offers.provider_id')
    .innerJoin('service_providers as company', 'company.id', 'offers.provider_id')
    .where(eb => eb.or([runs(now), eb('company.user_id', '=', viewerId)]))
    .select(['offers.id', 'offers.provider_id', 'offers.name', 'offers.description', 'offers.discount'])
    .select(['offers.chosen_items', 'offers.ends_at', 'offers.created_at', 'offers.edited_at'])
    .select(['stores.currency', 'company.user_id', runs(now).as('is_running')])

export type OfferRow = Awaited<ReturnType<ReturnType<typeof visibleOffers>['execute']>>[number]

const listed = (db: Db, viewerId: number, now: Date) =>
  visibleOffers(db, viewerId, now).select(cursorTimestamp(sql`offers.created_at`).as('position'))

/** What to list of one's own store. */
type OwnList = Paging & { searchTerms: string | null | undefined; created: CreatedPeriod[] }

/** Offers of somebody's own store, newest first. */
export function findOwnOffers(db: Db, userId: number, now: Date, { searchTerms, created, ...paging }: OwnList) {
  const list = listed(db, userId, now)
    .where('company.user_id', '=', userId)
    .$if(searchTerms !== undefined, query =>
      query.where(sql<boolean>`name_words(offers.name) @@ ${searchTerms ?? ''}::tsquery`),
    )
    .$if(created.length > 0, query => query.where(createdWithin(sql`offers.created_at`, created, now)))
  return newestFirst(list, sql`offers.created_at`, sql`offers.id`, paging).execute()
}

/** Offers of a provider, newest first; the caller makes sure that the viewer may see the provider. */
export const findOffersOf = (db: Db, viewerId: number, now: Date, providerId: number, paging: Paging) =>
  newestFirst(
    listed(db, viewerId, now).where('offers.provider_id', '=', providerId),
    sql`offers.created_at`,
    sql`offers.id`,
    paging,
  ).execute()

/** An offer, whoever makes it; in a transaction it is locked until the end. */
export const findOffer = (db: Db, viewerId: number, now: Date, id: number): Promise<OfferRow | undefined> =>
  visibleOffers(db, viewerId, now)
    .where('offers.id', '=', id)
    .$if(db.isTransaction, query => query.forNoKeyUpdate('offers'))
    .executeTakeFirst()

type Columns = { name: string; description: string; discount: number; chosen_items: boolean; ends_at: Date | null }

export const insertOffer = (
  tx: Tx,
  offer: Columns & { provider_id: number; created_at: Date },
): Promise<{ id: number }> => tx.insertInto('offers').values(offer).returning('id').executeTakeFirstOrThrow()

/** What is undefined stays. */
type Change = { [name in keyof Columns]?: Columns[name] | undefined } & { edited_at: Date }

export const updateOffer = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('offers').set(change).where('id', '=', id).execute()

/** Deletes an offer with all that belongs to it. @returns the uploads that it showed */
export async function deleteOffer(tx: Tx, id: number): Promise<number[]> {
  const images = await tx.deleteFrom('offer_images').where('offer_id', '=', id).returning('upload_id').execute()
  await tx.deleteFrom('offers').where('id', '=', id).execute()
  return images.map(image => image.upload_id)
}

/** Deletes all offers of a store, which is locked, with all that belongs to them. @returns how many */
export const deleteOffersOf = async (tx: Tx, providerId: number): Promise<number> =>
  Number((await tx.deleteFrom('offers').where('provider_id', '=', providerId).executeTakeFirstOrThrow()).numDeletedRows)
