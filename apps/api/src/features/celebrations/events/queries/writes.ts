import type { EventRole } from '@celebrio/contract/celebrations/event-shapes'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#platform/db/database.ts'
import { formColumns } from './columns.ts'
import { eventsOfStaff } from './roles.ts'

export type NewEvent = Insertable<Tables['events']>
export type EventChange = Updateable<Tables['events']>

/** Sets the position of an event from its own coordinates, else from those of its city. */
const updatePosition = (tx: Tx, eventId: number) =>
  sql`UPDATE events SET position = coalesce(
    ball_point(lat, long), (SELECT ball_point(cities.lat, cities.lng) FROM cities WHERE cities.id = events.city_id))
    WHERE id = ${eventId}`.execute(tx)

export async function insertEvent(tx: Tx, event: NewEvent): Promise<number> {
  const { id } = await tx.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow()
  await updatePosition(tx, id)
  return id
}

/**
 * The form columns of an event, for people with such a role or a higher one; in a transaction the row stays locked
 * until its end.
 */
export const findOwnEvent = (db: Db, userId: number, eventId: number, least: EventRole) =>
  eventsOfStaff(db, userId, least)
    .select(formColumns)
    .where('events.id', '=', eventId)
    .$if(db.isTransaction, query => query.forUpdate('events'))
    .executeTakeFirst()

export type OwnEvent = NonNullable<Awaited<ReturnType<typeof findOwnEvent>>>

/** Every change makes a new revision. */
export async function updateEvent(tx: Tx, eventId: number, change: EventChange): Promise<void> {
  const revision = sql<number>`revision + 1`
  await tx
    .updateTable('events')
    .set({ ...change, revision })
    .where('id', '=', eventId)
    .execute()
  if ([change.lat, change.long, change.city_id].some(moved => moved !== undefined)) await updatePosition(tx, eventId)
}

/** Deletes an event, with its guests, tickets and marks. */
export const deleteEvent = (tx: Tx, eventId: number) => tx.deleteFrom('events').where('id', '=', eventId).execute()

export const findFolder = async (db: Db, uploadId: number): Promise<string | undefined> =>
  (await db.selectFrom('uploads').select('folder').where('id', '=', uploadId).executeTakeFirst())?.folder
