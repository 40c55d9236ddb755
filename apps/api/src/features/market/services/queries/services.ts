import type { CreatedPeriod } from '@celebrio/contract/market/listings'
import { serviceLimits } from '@celebrio/contract/market/service-forms'
import { sql } from 'kysely'
import { mediaColumns } from '#features/base/uploads'
import { createdWithin } from '#features/market/stores'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import type { ItemColumns } from '../item-columns.ts'

const holds = (searchTerms: string) => sql<boolean>`services.words @@ ${searchTerms}::tsquery`

const ofStores = (db: Db) =>
  db
    .selectFrom('services')
    .innerJoin('stores', 'stores.provider_id', 'services.provider_id')
    .innerJoin('service_providers as company', 'company.id', 'services.provider_id')
    .select(['services.id', 'services.provider_id', 'services.name', 'services.description'])
    .select(['services.created_at', 'services.edited_at', 'stores.currency', 'company.user_id'])

export type ServiceRow = Awaited<ReturnType<ReturnType<typeof ofStores>['execute']>>[number]

/** What to list of one's own store. */
export type OwnList = Paging & { searchTerms: string | null | undefined; created: CreatedPeriod[]; now: Date }

/** Services of somebody's own store, newest first. */
export function findOwnServices(db: Db, userId: number, { searchTerms, created, now, ...paging }: OwnList) {
  const list = ofStores(db)
    .where('company.user_id', '=', userId)
    .$if(searchTerms === null, query => query.where(sql<boolean>`false`))
    .$if(typeof searchTerms === 'string', query => query.where(holds(searchTerms ?? '')))
    .$if(created.length > 0, query => query.where(createdWithin(sql`services.created_at`, created, now)))
    .select(cursorTimestamp(sql`services.created_at`).as('position'))
  return newestFirst(list, sql`services.created_at`, sql`services.id`, paging).execute()
}

/** Services of a provider, newest first; the caller makes sure that the viewer may see the provider. */
export const findServicesOf = (db: Db, providerId: number, paging: Paging) =>
  newestFirst(
    ofStores(db)
      .where('services.provider_id', '=', providerId)
      .select(cursorTimestamp(sql`services.created_at`).as('position')),
    sql`services.created_at`,
    sql`services.id`,
    paging,
  ).execute()

/** One service, whoever offers it; in a transaction it is locked until the end. */
export const findService = (db: Db, id: number): Promise<ServiceRow | undefined> =>
  ofStores(db)
    .where('services.id', '=', id)
    .$if(db.isTransaction, query => query.forNoKeyUpdate('services'))
    .executeTakeFirst()

/** All services of a store, locked until the transaction ends. */
export const lockServicesOf = (tx: Tx, providerId: number) =>
  tx
    .selectFrom('services')
    .select(['id', 'name'])
    .where('provider_id', '=', providerId)
    .orderBy('id')
    .limit(serviceLimits.services)
    .forNoKeyUpdate()
    .execute()

export const insertService = (
  tx: Tx,
  service: { provider_id: number; name: string; description: string; created_at: Date },
): Promise<{ id: number }> => tx.insertInto('services').values(service).returning('id').executeTakeFirstOrThrow()

export const updateService = (
  tx: Tx,
  id: number,
  change: { name?: string | undefined; description?: string | undefined; edited_at: Date },
) => tx.updateTable('services').set(change).where('id', '=', id).execute()

/** Keeps the words by which a service is found; after its name or its items have changed. */
export const indexWords = (tx: Tx, id: number) =>
  tx
    .updateTable('services')
    .set({
      words: sql<string>`name_words(name || coalesce(
        (SELECT string_agg(' ' || item.name, '') FROM service_items AS item WHERE item.service_id = services.id), ''))`,
    })
    .where('id', '=', id)
    .execute()

/** Deletes a service with all that belongs to it. @returns the uploads that it showed */
export async function deleteService(tx: Tx, id: number): Promise<number[]> {
  const images = await tx.deleteFrom('service_images').where('service_id', '=', id).returning('upload_id').execute()
  await tx.deleteFrom('services').where('id', '=', id).execute()
  return images.map(image => image.upload_id)
}

/** Categories of some services, in the order in which they were chosen. */
export const findCategoriesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('service_categories')
    .select(['service_id', 'category_id'])
    .where('service_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('position')
    .execute()

/** Puts a service into these categories only. */
export async function replaceCategories(tx: Tx, service_id: number, categoryIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('service_categories').where('service_id', '=', service_id).execute()
  const rows = categoryIds.map((category_id, position) => ({ service_id, position, category_id }))
  await tx.insertInto('service_categories').values(rows).execute()
}

const itemColumns = [
  'id',
  'service_id',
  'name',
  'price',
  'unit',
  'qty',
  'least_qty',
  'most_qty',
  'step_minutes',
] as const

/** Items of some services, in the provider's order. */
export const findItemsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('service_items')
    .select(itemColumns)
    .where('service_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('service_id')
    .orderBy('position')
    .limit(serviceLimits.services * serviceLimits.items)
    .execute()

export type ItemRow = Awaited<ReturnType<typeof findItemsOf>>[number]

/** Deletes the items of a service but some. */
export const deleteItemsBut = (tx: Tx, serviceId: number, kept: readonly number[]) =>
  tx
    .deleteFrom('service_items')
    .where('service_id', '=', serviceId)
    .where(sql<boolean>`id <> ALL(${kept}::bigint[])`)
    .execute()

/** Changes items of a service, all in one statement. */
export const updateItems = (tx: Tx, serviceId: number, items: readonly (ItemColumns & { id: number })[]) =>
  sql`
    UPDATE service_items AS item SET position = sent.position, name = sent.name, price = sent.price, unit = sent.unit,
      qty = sent.qty, least_qty = sent.least_qty, most_qty = sent.most_qty, step_minutes = sent.step_minutes
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS sent(id bigint, position smallint, name text,
      price bigint, unit smallint, qty bigint, least_qty bigint, most_qty bigint, step_minutes smallint)
    WHERE item.id = sent.id AND item.service_id = ${serviceId}`.execute(tx)

export const insertItems = (tx: Tx, service_id: number, items: readonly ItemColumns[]) =>
  tx
    .insertInto('service_items')
    .values(items.map(item => ({ service_id, ...item })))
    .execute()

/** Pictures of some services, in the provider's order. */
export const findImagesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('service_images')
    .innerJoin('uploads', 'uploads.id', 'service_images.upload_id')
    .select(['service_images.service_id', ...mediaColumns])
    .where('service_images.service_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('service_images.service_id')
    .orderBy('service_images.position')
    .execute()

/** Has a service show these pictures only, in this order. */
export async function replaceImages(tx: Tx, service_id: number, uploadIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('service_images').where('service_id', '=', service_id).execute()
  const rows = uploadIds.map((upload_id, position) => ({ service_id, position, upload_id }))
  if (rows.length > 0) await tx.insertInto('service_images').values(rows).execute()
}

/** Deletes all services of a store, which is locked, with all that belongs to them. @returns how many */
export const deleteServicesOf = async (tx: Tx, providerId: number): Promise<number> =>
  Number(
    (await tx.deleteFrom('services').where('provider_id', '=', providerId).executeTakeFirstOrThrow()).numDeletedRows,
  )
