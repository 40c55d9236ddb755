import { eventLimits, type HelperRole } from '@celebrio/contract/celebrations/event-shapes'
import { sql } from 'kysely'
import { eventsOfStaff, leastRole } from '#features/celebrations/events'
import { connectionOf, visiblePeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'

/**
 * Locks the viewer's event, so that only one transaction at a time counts its helpers. @returns whether there is one
 */
export async function lockOwnEvent(tx: Tx, viewerId: number, eventId: number): Promise<boolean> {
  const own = eventsOfStaff(tx, viewerId, leastRole.name_helpers).select('events.id').where('events.id', '=', eventId)
  return (await own.forNoKeyUpdate('events').executeTakeFirst()) !== undefined
}

/** Whether somebody can be made a helper: an active connection. */
export async function isConnection(db: Db, viewerId: number, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(visiblePeople(db, viewerId, 'users'))
    .where(({ exists }) => exists(connectionOf(db, viewerId, 'users.id')))
    .executeTakeFirst()
  return found !== undefined
}

type NewHelper = { event_id: number; user_id: number; role: HelperRole; created_at: Date }
export type UpsertOutcome = 'named' | 'unchanged' | 'full'

/** Makes somebody a helper at a locked event, or gives a helper a different role. */
export async function upsertHelper(tx: Tx, { event_id, user_id, role, created_at }: NewHelper): Promise<UpsertOutcome> {
  const { rows } = await sql<{ had: HelperRole | null; others: number }>`
    SELECT max(role) FILTER (WHERE user_id = ${user_id}) AS had, count(*) FILTER (WHERE user_id <> ${user_id}) AS others
    FROM event_helpers WHERE event_id = ${event_id}`.execute(tx)
  const { had = null, others = 0 } = rows[0] ?? {}
  if (had === role) return 'unchanged'
  if (others >= eventLimits.helpers) return 'full'
  await tx
    .insertInto('event_helpers')
    .values({ event_id, user_id, role, created_at })
    .onConflict(conflict => conflict.columns(['event_id', 'user_id']).doUpdateSet({ role }))
    .execute()
  return 'named'
}

/** @returns whether they helped */
export async function deleteHelper(tx: Tx, eventId: number, userId: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('event_helpers')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** The helpers of an event, as far as the viewer may see them. */
export const findHelpers = (db: Db, viewerId: number, eventId: number) =>
  db
    .selectFrom('event_helpers as helper')
    .innerJoin('users', 'users.id', 'helper.user_id')
    .select(['users.id', 'users.name', 'users.profile_picture', 'helper.role', 'helper.created_at'])
    .where('helper.event_id', '=', eventId)
    .where(visiblePeople(db, viewerId, 'users'))
    .orderBy('helper.created_at')
    .orderBy('users.id')
    .execute()

export type HelperRow = Awaited<ReturnType<typeof findHelpers>>[number]

/** Removes each of two people as a helper at the other's events. */
export async function deleteBetween(tx: Tx, one: number, other: number) {
  const { rows } = await sql<{ event_id: number; user_id: number; helper_id: number }>`
    DELETE FROM event_helpers AS helper USING events
    WHERE events.id = helper.event_id
      AND (events.user_id, helper.user_id) IN ((${one}::bigint, ${other}::bigint), (${other}::bigint, ${one}::bigint))
    RETURNING helper.event_id, events.user_id, helper.user_id AS helper_id`.execute(tx)
  return rows
}

/** Who hosts an event, and how somebody helps with it now. Undefined when the event is gone. */
export const findHelp = (db: Db, eventId: number, userId: number) =>
  db
    .selectFrom('events')
    .leftJoin('event_helpers as helper', join =>
      join.onRef('helper.event_id', '=', 'events.id').on('helper.user_id', '=', userId),
    )
    .select(['events.user_id as host_id', 'helper.role'])
    .where('events.id', '=', eventId)
    .executeTakeFirst()
