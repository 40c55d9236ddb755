import pg from 'pg'
import type { Viewer } from './viewer.ts'

const tokenOf = (number: number) => `talker-${number}-`.padEnd(43, 'x')

const people = `WITH made AS (
    INSERT INTO users (name, email, created_at)
    SELECT 'Talker ' || n, 'talker' || n || '@example.com', now() FROM generate_series(1, $1::integer) n RETURNING id, email)
  INSERT INTO sessions (user_id, token_hash, created_at, last_used_at)
  SELECT id, sha256(convert_to(rpad('talker-' || substring(email FROM '[0-9]+') || '-', 43, 'x'), 'UTF8')), now(), now()
  FROM made ORDER BY id RETURNING user_id`

/** Makes so many people who are signed in. */
export async function makeTalkers(client: pg.Client, count: number): Promise<Viewer[]> {
  const { rows } = await client.query<{ user_id: string }>(people, [count])
  return rows.map((row, at) => ({ id: Number(row.user_id), token: tokenOf(at + 1) }))
}

/** Connects two people. */
export const connect = (client: pg.Client, one: Viewer, other: Viewer) =>
  client.query(
    `INSERT INTO friends (user_id, friend_id, created_at) VALUES ($1::bigint, $2::bigint, now()), ($2, $1, now())
     ON CONFLICT DO NOTHING`,
    [one.id, other.id],
  )

const eventOf = `INSERT INTO events (user_id, title, local_start, timezone, starts_at, ends_at, open_to, created_at)
  SELECT $1, 'Lantern night', (now() + interval '9 days') AT TIME ZONE 'UTC', 'UTC', now() + interval '9 days', now() + interval '10 days',
         '{0}', now() RETURNING id`

/** An event of the first of some people, to which all others come. @returns its id */
export async function makeEvent(client: pg.Client, [host, ...guests]: readonly Viewer[]): Promise<number> {
  const { rows } = await client.query<{ id: string }>(eventOf, [host?.id])
  const id = Number(rows[0]?.id)
  await client.query(
    `INSERT INTO event_guests (event_id, user_id, status, has_seat, created_at, answered_at)
     SELECT $1, unnest($2::bigint[]), 'accepted', true, now(), now()`,
    [id, guests.map(guest => guest.id)],
  )
  return id
}

/** Asks the API as somebody; sends what there is to be sent. @throws Error when it refuses, or does not answer */
export async function ask<T>(
  origin: string,
  { token }: Viewer,
  path: string,
  body?: object,
  method?: 'DELETE' | 'POST',
): Promise<T> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Opens a conversation with somebody, or of an event. @returns its id */
export async function openConversation(origin: string, viewer: Viewer, about: object): Promise<number> {
  const { conversation } = await ask<{ conversation: { id: number } }>(origin, viewer, '/conversation', about)
  return conversation.id
}

/** A connection to a database that is closed after the work. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
