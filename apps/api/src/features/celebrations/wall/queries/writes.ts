import { sql } from 'kysely'
import { worksAt } from '#features/celebrations/events'
import type { Tx } from '#platform/db/database.ts'
import { leastWallHost } from '../policies.ts'

type NewEntry = { event_id: number; user_id: number; words: string; uploadIds: number[]; created_at: Date }

/**
 * Adds an entry to a wall; a guest's entry waits where the hosts want to approve first. The event is locked, so that it
 * is not deleted meanwhile.
 * @returns undefined when the event is gone
 */
export async function insertEntry(tx: Tx, { uploadIds, ...entry }: NewEntry): Promise<number | undefined> {
  const { event_id, user_id, words, created_at } = entry
  const { rows } = await sql<{ id: number }>`
    INSERT INTO event_wall_entries (event_id, user_id, words, pictures, created_at, approved_at)
    SELECT id, ${user_id}, ${words}, ${uploadIds.length}::smallint, ${created_at}::timestamptz,
      CASE WHEN NOT EXISTS (${worksAt(tx, user_id, event_id, leastWallHost)}) AND EXISTS (
        SELECT FROM event_walls WHERE event_id = ${event_id} AND approve_first) THEN NULL ELSE ${created_at}::timestamptz END
    FROM events WHERE id = ${event_id} FOR KEY SHARE
    RETURNING id`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const media = uploadIds.map((upload_id, position) => ({ entry_id: row.id, position, upload_id }))
  if (media.length > 0) await tx.insertInto('event_wall_media').values(media).execute()
  return row.id
}

export const approveEntry = (tx: Tx, entryId: number, approved_at: Date) =>
  tx
    .updateTable('event_wall_entries')
    .set({ approved_at })
    .where('id', '=', entryId)
    .where('approved_at', 'is', null)
    .execute()

/** @returns the uploads of the entries */
async function deleteEntries(tx: Tx, ids: number[]): Promise<number[]> {
  const among = sql<number>`ANY(${ids}::bigint[])`
  const media = await tx.deleteFrom('event_wall_media').where('entry_id', '=', among).returning('upload_id').execute()
  await tx.deleteFrom('event_wall_entries').where('id', '=', among).execute()
  return media.map(row => row.upload_id)
}

/** @returns its uploads; undefined when it was already deleted */
export async function deleteEntry(tx: Tx, entryId: number): Promise<number[] | undefined> {
  const row = await tx
    .selectFrom('event_wall_entries')
    .select('id')
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst()
  return row && deleteEntries(tx, [row.id])
}

/** Deletes some of the entries whose event is gone. @returns how many, and their uploads */
export async function deleteGone(tx: Tx, max: number): Promise<{ count: number; uploadIds: number[] }> {
  const gone = await tx
    .selectFrom('event_wall_entries')
    .select('id')
    .where('event_id', 'is', null)
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = gone.map(row => row.id)
  return { count: ids.length, uploadIds: ids.length > 0 ? await deleteEntries(tx, ids) : [] }
}

/**
 * Sets whether new entries of guests wait for approval; what already waits goes on waiting. @returns whether the viewer
 * is host or co-host
 */
export async function upsertSettings(
  tx: Tx,
  viewerId: number,
  eventId: number,
  approve_first: boolean,
): Promise<boolean> {
  const media = await worksAt(tx, viewerId, eventId, leastWallHost).forKeyShare('events').executeTakeFirst()
  if (!media) return false
  await tx
    .insertInto('event_walls')
    .values({ event_id: eventId, approve_first })
    .onConflict(conflict => conflict.column('event_id').doUpdateSet({ approve_first }))
    .execute()
  return true
}
