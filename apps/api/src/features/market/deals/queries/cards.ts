import { sql } from 'kysely'
import { mediaColumns } from '#features/base/uploads'
import type { Db } from '#platform/db/database.ts'
import { dealRows } from './visible.ts'

/** What belongs to deals of a page besides their own columns, for a viewer now, and from a point: a cube, or null. */
export async function findBesides(db: Db, { viewerId, now, point }: From, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
    is_saved: boolean
    total_sold: number
    chord: number | null
    company: Company
    boosted_until: Date | null
    for_kid: boolean
  }>`
    SELECT deal.id, EXISTS (SELECT FROM deal_saves WHERE deal_id = deal.id AND user_id = ${viewerId} OFFSET 0) AS is_saved,
      coalesce((SELECT sold FROM deal_sellers WHERE user_id = deal.user_id), 0) AS total_sold,
      deal.position <-> ${point}::cube AS chord, (
        SELECT json_build_object('id', company.id, 'name', company.company_name, 'logo', company.logo)
        FROM service_providers AS company WHERE company.user_id = deal.user_id AND company.withheld IS NULL LIMIT 1) AS company,
      (SELECT upper(span) FROM unnest(deal.boosted_times) AS span WHERE deal.is_listed AND span @> ${now}::timestamptz) AS boosted_until,
      coalesce((SELECT is_kid FROM users WHERE id = ${viewerId}), false) AS for_kid
    FROM unnest(${ids}::bigint[]) AS one (id) CROSS JOIN LATERAL (SELECT * FROM deals WHERE id = one.id LIMIT 1) deal`.execute(
    db,
  )
  return rows
}

type From = { viewerId: number; now: Date; point: string | null }

type Company = { id: number; name: string; logo: string | null } | null

/** Pictures of some deals, in the sellers' order. */
export const findImagesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('deal_images as shown')
    .innerJoin('uploads', 'uploads.id', 'shown.upload_id')
    .select(['shown.deal_id', ...mediaColumns])
    .where('shown.deal_id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('shown.deal_id')
    .orderBy('shown.position')
    .execute()

/** Of some deals those that the viewer may see, in the order of the ids. */
export async function findDealsIn(db: Db, viewerId: number, ids: readonly number[]) {
  const rows = await dealRows(db, viewerId).where('deal.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()
  const known = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => known.get(id) ?? [])
}
