import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

/** Query of `user_id` and `role`. */
export type MembersOf = (db: Db, subjectId: number) => RawBuilder<unknown>

/** Whether who comes sees what was said before. */
export type ShowsHistory = (subjectId: number) => RawBuilder<boolean>

type About = { members: MembersOf; showsHistory?: ShowsHistory }

/** A member of whom something has changed. */
export type Changed = { user_id: number; event: 'joined' | 'left' | null }

/** The conversation about something, made when it is the first; locked until the transaction ends. */
export async function upsertAbout(tx: Tx, kind: string, subjectId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('conversations')
    .values({ kind, subject_id: subjectId, created_at: now })
    .onConflict(conflict => conflict.columns(['kind', 'subject_id']).doUpdateSet({ kind }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const idAbout = (db: Db, kind: string, subjectId: number) =>
  db.selectFrom('conversations').select('id').where('kind', '=', kind).where('subject_id', '=', subjectId)

/** The same, if there is one. */
export const lockAbout = async (tx: Tx, kind: string, subjectId: number): Promise<number | undefined> =>
  (await idAbout(tx, kind, subjectId).forUpdate().executeTakeFirst())?.id

export const findIdAbout = async (db: Db, kind: string, subjectId: number): Promise<number | undefined> =>
  (await idAbout(db, kind, subjectId).executeTakeFirst())?.id

/** Whether somebody belongs to something, whatever its conversation knows of it. */
export async function belongs(db: Db, members: RawBuilder<unknown>, userId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM (${members}) wanted WHERE user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/**
 * Makes the members of a conversation, which is locked, agree with who belongs to it. Who is new, or comes back, sees what was
 * said before where that is shown, and has read it; who has left it by their own will stays away as long as they belong.
 * @returns whose list of conversations has changed, and whether they have come or gone since something was written:
 *   where nobody is left nobody has gone
 */
export async function reconcileMembers(tx: Tx, id: number, about: About, subjectId: number): Promise<Changed[]> {
  const members = about.members(tx, subjectId)
  const firstSeen = sql`CASE WHEN ${about.showsHistory?.(subjectId) ?? sql.lit(true)} THEN 0 ELSE place.last_seq END`
  const { rows } = await sql<Changed>`
    WITH wanted AS MATERIALIZED (${members}),
    present AS (SELECT user_id FROM conversation_members WHERE conversation_id = ${id} AND left_seq IS NULL),
    place AS (SELECT last_seq, listed_at FROM conversations WHERE id = ${id}),
    added AS (
      INSERT INTO conversation_members AS member (conversation_id, user_id, role, joined_seq, read_seq, listed_at)
      SELECT ${id}, wanted.user_id, wanted.role, ${firstSeen}, place.last_seq, place.listed_at FROM wanted, place
      ON CONFLICT (conversation_id, user_id) DO UPDATE SET role = excluded.role,
        joined_seq = CASE WHEN member.left_seq IS NULL OR member.has_quit THEN member.joined_seq
          ELSE greatest(member.joined_seq, excluded.joined_seq) END,
        left_seq = CASE WHEN member.has_quit THEN member.left_seq END, read_seq = greatest(member.read_seq, excluded.read_seq),
        listed_at = excluded.listed_at
      WHERE member.role <> excluded.role OR member.left_seq IS NOT NULL AND NOT member.has_quit
      RETURNING user_id, left_seq),
    gone AS (
      UPDATE conversation_members AS member SET left_seq = coalesce(member.left_seq, place.last_seq), has_quit = false FROM place
      WHERE member.conversation_id = ${id} AND (member.left_seq IS NULL OR member.has_quit)
        AND NOT EXISTS (SELECT FROM wanted WHERE wanted.user_id = member.user_id)
      RETURNING member.user_id)
    SELECT user_id, CASE WHEN left_seq IS NULL AND (SELECT last_seq FROM place) > 0
      AND NOT EXISTS (SELECT FROM present WHERE present.user_id = added.user_id)
      THEN 'joined' END AS event FROM added
    UNION ALL SELECT user_id, CASE WHEN (SELECT last_seq FROM place) > 0 AND EXISTS (SELECT FROM wanted)
      AND EXISTS (SELECT FROM present WHERE present.user_id = gone.user_id) THEN 'left' END
    FROM gone`.execute(tx)
  if (rows.length > 0) await countMembers(tx, id)
  return rows
}

const countMembers = (tx: Tx, id: number) =>
  tx
    .updateTable('conversations')
    .set({
      member_count: sql<number>`(SELECT count(*) FROM conversation_members member
        WHERE member.conversation_id = conversations.id AND member.left_seq IS NULL)`,
    })
    .where('id', '=', id)
    .execute()

/** Leaves by one's own will, or comes back. */
export async function setQuit(tx: Tx, id: number, userId: number, has_quit: boolean): Promise<void> {
  await tx
    .updateTable('conversation_members')
    .set({ has_quit, left_seq: has_quit ? lastSeq(id) : null })
    .where('conversation_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  await countMembers(tx, id)
}

const lastSeq = (id: number) => sql<number>`(SELECT last_seq FROM conversations WHERE conversations.id = ${id})`

export const setClosed = (tx: Tx, id: number, closed_at: Date | null) =>
  tx.updateTable('conversations').set({ closed_at }).where('id', '=', id).execute()
