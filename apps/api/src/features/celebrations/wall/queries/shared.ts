import { sql } from 'kysely'
import { hostsOf } from '#features/celebrations/events'
import type { Db } from '#platform/db/database.ts'

/** The hosts of the event of an entry, and whether it waits for their approval. Undefined when it is gone. */
export const findShared = (db: Db, entryId: number) =>
  db
    .selectFrom('event_wall_entries as entry')
    .select([
      sql<boolean>`entry.approved_at IS NULL`.as('is_waiting'),
      sql<number[]>`to_jsonb(ARRAY(${hostsOf('entry.event_id')} ORDER BY user_id))`.as('host_ids'),
    ])
    .where('entry.id', '=', entryId)
    .where('entry.event_id', 'is not', null)
    .executeTakeFirst()

/** Whether somebody has entries on a wall, or entries that wait for approval. */
export const findOnWall = (db: Db, eventId: number, userId: number) =>
  db
    .selectFrom('event_wall_entries as entry')
    .select([
      sql<boolean>`coalesce(bool_or(approved_at IS NULL), false)`.as('waits'),
      sql<boolean>`coalesce(bool_or(approved_at IS NOT NULL), false)`.as('is_shared'),
    ])
    .where('entry.event_id', '=', eventId)
    .where('entry.user_id', '=', userId)
    .executeTakeFirstOrThrow()
