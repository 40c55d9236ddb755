import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export const findEventIdsOf = async (tx: Tx, userId: number, max: number): Promise<number[]> =>
  idsOf(await tx.selectFrom('events').select('id').where('user_id', '=', userId).limit(max).execute())

/** Where somebody is on the guest list of others. */
export const findSeatsOf = (tx: Tx, userId: number, max: number) =>
  tx
    .selectFrom('event_guests')
    .select(['id', 'event_id'])
    .where('user_id', '=', userId)
    .where('status', '<>', 'host')
    .limit(max)
    .execute()

/** Takes pictures of somebody off the events of others. */
export const dropCoversOf = (tx: Tx, userId: number) =>
  sql`UPDATE events SET cover_id = NULL FROM uploads
    WHERE uploads.id = events.cover_id AND uploads.user_id = ${userId}`.execute(tx)

/** Events of a host that are not over, the next one first. */
export const findAheadIdsOf = async (db: Db, userId: number, now: Date): Promise<number[]> =>
  idsOf(
    await db
      .selectFrom('events')
      .select('id')
      .where('user_id', '=', userId)
      .where('ends_at', '>', now)
      .orderBy('ends_at')
      .execute(),
  )
