import { sql } from 'kysely'
import type { NoticeHolds } from '#features/base/notifications'
import { hostsOf } from '#features/celebrations/events'
import { active } from '#features/people/accounts'
import { unblockedPeople } from '#features/people/friends'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Due } from './rules.ts'
import type { Occasion } from './tables.ts'

export type Reminded = { event_id: number; starts_at: Date }

const minutes = (count: number) => sql`make_interval(mins => ${sql.lit(count)})`

type Moment = { occasion: Occasion; due: Due; now: Date; max: number }

/**
 * Claims events whose reminder is due, each once for an occasion and a start, and locks them until the transaction
 * ends. Events that were created or moved after their reminder was due get none; one that is being changed right now
 * gets its turn the next time.
 */
export async function claimDue(tx: Tx, { occasion, due, now, max }: Moment): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    INSERT INTO event_reminders (event_id, occasion, starts_at)
    SELECT events.id, ${occasion}, events.starts_at FROM events JOIN users AS host ON host.id = events.user_id
    WHERE host.status = ${active} AND NOT events.date_open
      AND events.starts_at > ${now}::timestamptz + ${minutes(due.last)}
      AND events.starts_at <= ${now}::timestamptz + ${minutes(due.first)}
      AND coalesce(events.moved_at, events.created_at) <= events.starts_at - ${minutes(due.first)}
      AND NOT EXISTS (SELECT FROM event_reminders AS sent WHERE sent.event_id = events.id
        AND sent.occasion = ${occasion} AND sent.starts_at = events.starts_at)
    ORDER BY events.starts_at, events.id LIMIT ${sql.lit(max)}
    FOR KEY SHARE OF events SKIP LOCKED
    ON CONFLICT DO NOTHING RETURNING event_id, starts_at`.execute(tx)
  return rows
}

/** Valid tickets show who comes, and since when: guests who said yes after a reminder was due get none. */
const comingTo = (due: Due) => sql`
  SELECT guest.id, guest.user_id FROM event_guests AS guest JOIN event_tickets AS ticket ON ticket.guest_id = guest.id
  WHERE guest.event_id = party.id AND guest.status = 'accepted' AND ticket.revoked_at IS NULL
    AND ticket.created_at <= party.starts_at - ${minutes(due.first)}`

const parties = (of: readonly Reminded[]) =>
  sql`(SELECT * FROM events WHERE id = ANY(${of.map(one => one.event_id)}::bigint[])) AS party`

export type Recipient = { event_id: number; host_id: number; starts_at: Date; user_id: number }

/**
 * The people to remind of some events: hosts, co-hosts and guests who come, if active and without a block between them
 * and the host.
 */
export async function findRecipients(db: Db, of: readonly Reminded[], due: Due): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    SELECT party.id AS event_id, party.user_id AS host_id, party.starts_at, people.user_id
    FROM ${parties(of)}
    CROSS JOIN LATERAL (${hostsOf('party.id')} UNION SELECT user_id FROM (${comingTo(due)}) AS coming) AS people
    JOIN users ON users.id = people.user_id
    WHERE ${unblockedPeople(db, sql.ref<number>('party.user_id'), 'users')}
    ORDER BY party.id, people.user_id`.execute(db)
  return rows
}

/** Guests who come, and get e-mails: with an address on the guest list, or a verified one of their account. */
export async function findGuestsToEmail(db: Db, of: readonly Reminded[], due: Due) {
  const { rows } = await sql<{ guest_id: number; starts_at: Date }>`
    SELECT guest.id AS guest_id, party.starts_at
    FROM ${parties(of)} CROSS JOIN LATERAL (${comingTo(due)} AND (guest.external_email IS NOT NULL OR EXISTS (
      SELECT FROM users WHERE users.id = guest.user_id AND users.email_verified_at IS NOT NULL))) AS guest
    ORDER BY guest.id`.execute(db)
  return rows
}

/** A reminder of a start that has been changed since is none. */
export const startHolds: NoticeHolds = (_db, _viewerId, { subject, details }) => sql<boolean>`EXISTS (
  SELECT FROM events AS party WHERE party.id = ${sql.ref(subject)}
    AND party.starts_at = (${details} ->> 'starts_at')::timestamptz)`
