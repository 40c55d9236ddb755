import type { MessageAudience } from '@celebrio/contract/celebrations/host-messages'
import { sql } from 'kysely'
import { leastRole, worksAt } from '#features/celebrations/events'
import { emailAddress, type GuestIdentity, hostedGuests } from '#features/celebrations/guests'
import { dayOf } from '#platform/clock.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'
import { visibleMessages } from './visible.ts'

const time = sql.ref('message.created_at')

const rows = (db: Db, viewer: GuestIdentity, eventId: number) =>
  visibleMessages(db, viewer, eventId).select(({ exists }) => [
    'message.id',
    'message.user_id',
    'message.words',
    'message.audience',
    'message.created_at',
    'author.name as author_name',
    'author.profile_picture as author_picture',
    exists(perRow(worksAt(db, viewer.id, eventId, leastRole.invite)))
      .$castTo<boolean>()
      .as('is_host'),
    cursorTimestamp(time).as('position'),
  ])

/** One page of what the hosts have written to the viewer, newest first, and one row more. */
export const findMessages = (db: Db, viewer: GuestIdentity, eventId: number, paging: Paging) =>
  newestFirst(rows(db, viewer, eventId), time, sql.ref('message.id'), paging).execute()

export const findMessage = (db: Db, viewer: GuestIdentity, eventId: number, id: number) =>
  rows(db, viewer, eventId).where('message.id', '=', id).executeTakeFirst()

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

const going = sql<boolean>`guest.has_seat`

/** Who has not said no, nor waits for the host's answer. */
const addressed = (db: Db, eventId: number) =>
  hostedGuests(db)
    .where('guest.event_id', '=', eventId)
    .where('guest.is_invited', '=', true)
    .where('guest.status', 'not in', ['rejected', 'removed', 'requested'])
    .where(sql<boolean>`(guest.user_id IS NOT NULL OR ${emailAddress} IS NOT NULL)`)

/** How many guests a message would reach. */
export const countReached = (db: Db, eventId: number) =>
  addressed(db, eventId)
    .select([
      sql<number>`count(*)`.as('invited'),
      sql<number>`count(*) FILTER (WHERE guest.user_id IS NULL)`.as('invited_by_email'),
      sql<number>`count(*) FILTER (WHERE ${going})`.as('going'),
      sql<number>`count(*) FILTER (WHERE ${going} AND guest.user_id IS NULL)`.as('going_by_email'),
    ])
    .executeTakeFirstOrThrow()

/** Whom a message reaches. `user_id` is null for guests without an account, who get an e-mail. */
export const findReached = (db: Db, eventId: number, to: MessageAudience) =>
  addressed(db, eventId)
    .select(['guest.id', 'guest.user_id'])
    .$if(to === 'going', query => query.where(going))
    .orderBy('guest.id')
    .execute()

/** How many messages of an event there were on a UTC day. */
export async function findSentOn(db: Db, eventId: number, now: Date): Promise<number> {
  const { rows: found } = await sql<{ sent: number }>`
    SELECT sent FROM event_host_message_days WHERE event_id = ${eventId} AND day = ${dayOf(now)}::date`.execute(db)
  return found[0]?.sent ?? 0
}

/** Counts a message of a UTC day, in one statement for parallel ones. False when there would be more than `max`. */
export async function countMessage(tx: Tx, eventId: number, { now, max }: { now: Date; max: number }) {
  const { rows: counted } = await sql`
    INSERT INTO event_host_message_days AS known (event_id, day, sent) VALUES (${eventId}, ${dayOf(now)}::date, 1)
    ON CONFLICT (event_id) DO UPDATE SET day = excluded.day,
      sent = CASE WHEN known.day = excluded.day THEN known.sent + 1 ELSE 1 END
    WHERE known.day <> excluded.day OR known.sent < ${max}
    RETURNING sent`.execute(tx)
  return counted.length > 0
}

type NewMessage = { event_id: number; user_id: number; words: string; audience: MessageAudience; created_at: Date }

export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id } = await tx.insertInto('event_host_messages').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

export const deleteMessage = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('event_host_messages').where('id', '=', id).execute()
}

/** A message with whom it is to; undefined when it is gone. */
export const findSent = (db: Db, id: number) =>
  db
    .selectFrom('event_host_messages')
    .select(['event_id', 'user_id', 'words', 'audience'])
    .where('id', '=', id)
    .executeTakeFirst()
