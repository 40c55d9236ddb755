import { sql } from 'kysely'
import type { Member } from './people.ts'
import type { World } from './world.ts'

type Stage = Pick<World, 'app'>
type Celebration = { members?: number | null; inHours?: number; open_to?: number[] }

/** Inserts an event directly into the database. @returns its id */
export async function celebrate(
  { app }: Stage,
  host: Member,
  { members = null, inHours = 48, open_to = [0] }: Celebration = {},
): Promise<number> {
  const now = app.clock.now().getTime()
  const starts = new Date(now + inHours * 3_600_000)
  const ends = new Date(starts.getTime() + 6 * 3_600_000)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO events (user_id, title, local_start, timezone, starts_at, ends_at, open_to, members, created_at)
    VALUES (${host.id}, 'Garden party', ${starts}::timestamptz AT TIME ZONE 'UTC', 'UTC', ${starts}, ${ends},
      ${open_to}::smallint[], ${members}::integer, ${app.clock.now()})
    RETURNING id`.execute(app.db)
  return rows[0]?.id ?? 0
}

/** The event's count of people, and the sum over its rows. */
export async function headsOf({ app }: Stage, eventId: number): Promise<{ counted: number; rows: number }> {
  const { rows } = await sql<{ counted: number; rows: number }>`
    SELECT total_guests AS counted, (SELECT coalesce(sum(heads), 0) FROM event_guests
      WHERE event_id = events.id AND has_seat) AS rows
    FROM events WHERE id = ${eventId}`.execute(app.db)
  const [heads] = rows
  if (!heads) throw new Error('There is no such event.')
  return heads
}
