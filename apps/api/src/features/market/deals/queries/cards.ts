import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { mediaColumns } from '#features/base/uploads'
import { compiledQuery } from '#platform/db/compiled-query.ts'
import type { Db } from '#platform/db/database.ts'
import { dealRows } from './visible.ts'

const images = (db: Db) =>
  db.selectFrom('deal_images as shown').innerJoin('uploads', 'uploads.id', 'shown.upload_id').select(mediaColumns)

/** Pictures of some deals, in the sellers' order. */
export const findImagesOf = (db: Db, ids: readonly number[]) =>
  images(db)
    .select('shown.deal_id')
    .where('shown.deal_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('shown.deal_id')
    .orderBy('shown.position')
    .execute()

const imagesOfDeal = (db: Db) =>
  jsonArrayFrom(images(db).where('shown.deal_id', '=', sql.ref<number>('deal.id')).orderBy('shown.position'))

type Company = { id: number; name: string; logo: string | null }

/** Who looks, when, and from where: a cube, or null. */
type Look = { viewerId: number; now: Date; point: string | null }

/** Deals that the viewer may see, in a row each with all that is shown of them. */
const cards = (db: Db, { viewerId, now, point }: Look) =>
  dealRows(db, viewerId).select([
    sql<boolean>`EXISTS (SELECT FROM deal_saves WHERE deal_id = deal.id AND user_id = ${viewerId} OFFSET 0)`.as(
      'is_saved',
    ),
    sql<number>`coalesce((SELECT sold FROM deal_sellers WHERE user_id = deal.user_id), 0)`.as('total_sold'),
    sql<number | null>`deal.position <-> ${point}::cube`.as('chord'),
    sql<Company | null>`(
      SELECT json_build_object('id', company.id, 'name', company.company_name, 'logo', company.logo)
      FROM service_providers AS company WHERE company.user_id = deal.user_id AND company.withheld IS NULL LIMIT 1)`.as(
      'company',
    ),
    sql<Date | null>`(
      SELECT upper(span) FROM unnest(deal.boosted_times) AS span
      WHERE deal.is_listed AND span @> ${now}::timestamptz)`.as('boosted_until'),
    imagesOfDeal(db).as('images'),
  ])

export type Card = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number]

const cardsOf = compiledQuery((db, { viewerId, now, point, ids }: Look & { ids: readonly number[] }) =>
  cards(db, { viewerId, now, point }).where('deal.id', '=', sql<number>`ANY(${ids}::bigint[])`).compile(),
)

/** Of some deals those that the viewer may see, in the order of the ids; one statement however many they are. */
export async function findCards(db: Db, look: Look, ids: readonly number[]): Promise<Card[]> {
  const known = new Map((await cardsOf(db, { ...look, ids })).map(card => [card.id, card]))
  return ids.flatMap(id => known.get(id) ?? [])
}
