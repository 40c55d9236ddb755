import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'

export type NewDeal = Insertable<Tables['deals']>

export const insertDeal = async (tx: Tx, deal: NewDeal): Promise<number> =>
  (await tx.insertInto('deals').values(deal).returning('id').executeTakeFirstOrThrow()).id

/** What is undefined stays. */
export const updateDeal = (tx: Tx, id: number, change: Updateable<Tables['deals']>) =>
  tx.updateTable('deals').set(change).where('id', '=', id).execute()

/** Deletes a deal. @returns the uploads that it showed */
export async function deleteDeal(tx: Tx, id: number): Promise<number[]> {
  const images = await tx.deleteFrom('deal_images').where('deal_id', '=', id).returning('upload_id').execute()
  await tx.deleteFrom('deals').where('id', '=', id).execute()
  return images.map(image => image.upload_id)
}

/** Keeps the words by which a deal is found, after they have changed. */
export const keepWords = (tx: Tx, id: number) =>
  sql`
    INSERT INTO deal_words
    SELECT DISTINCT substr(facet, 2) COLLATE "C" AS word FROM deals, unnest(tsvector_to_array(facets)) AS facet
    WHERE id = ${id} AND facet LIKE 'w%' ORDER BY word ON CONFLICT DO NOTHING`.execute(tx)

/** Has a deal show these pictures only, in this order. */
export async function replaceImages(tx: Tx, deal_id: number, uploadIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('deal_images').where('deal_id', '=', deal_id).execute()
  const rows = uploadIds.map((upload_id, position) => ({ deal_id, position, upload_id }))
  if (rows.length > 0) await tx.insertInto('deal_images').values(rows).execute()
}

/** Twice leaves one. */
export const insertSave = (tx: Tx, save: Tables['deal_saves']) =>
  tx
    .insertInto('deal_saves')
    .values(save)
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteSave = (tx: Tx, dealId: number, userId: number) =>
  tx.deleteFrom('deal_saves').where('deal_id', '=', dealId).where('user_id', '=', userId).execute()

/** Nothing happens where this viewer was counted already, or where the deal has just gone. */
export const insertViewer = (db: Db, { deal_id, day, viewer }: Tables['deal_viewers']) =>
  sql`INSERT INTO deal_viewers (deal_id, day, viewer) SELECT id, ${day}::date, ${viewer} FROM deals WHERE id = ${deal_id}
    ON CONFLICT DO NOTHING`.execute(db)

export async function deleteViewersBefore(db: Db, day: string): Promise<void> {
  await sql`DELETE FROM deal_viewers WHERE day < ${day}::date`.execute(db)
}

/** When a deal is boosted from now on: spans without those that are over. */
export const setBoostedTimes = (tx: Tx, id: number, spans: readonly { starts_at: Date; ends_at: Date }[]) =>
  sql`
    UPDATE deals SET boosted_times = (
      SELECT range_agg(tstzrange(starts_at, ends_at))
      FROM unnest(${spans.map(one => one.starts_at)}::timestamptz[], ${spans.map(one => one.ends_at)}::timestamptz[])
        AS span (starts_at, ends_at))
    WHERE id = ${id}`.execute(tx)
