import { eventLimits } from '@celebrio/contract/celebrations/events'
import { type RawBuilder, sql } from 'kysely'
import { firstVisible } from '#features/celebrations/events'
import type { Db } from '#platform/db/database.ts'

/** As many of the events that began last are considered on each side. */
const max = sql.lit(12)

/** Is on now. Since events last a limited number of days, those that began earlier need not be looked at. */
const isRunning = (
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(NOT events.date_open AND events.starts_at <= ${now}::timestamptz
  AND events.ends_at > ${now}::timestamptz
  AND events.starts_at > ${now}::timestamptz - make_interval(days => ${sql.lit(eventLimits.longestDays + 1)}))`

type Side = { rank: number; from: RawBuilder<unknown>; where: RawBuilder<unknown>; now: Date }

const side = ({ rank, from, where, now }: Side) => sql`(
  SELECT events.id, events.starts_at, ${sql.lit(rank)} AS rank FROM ${from} WHERE ${where} AND ${isRunning(now)}
  ORDER BY starts_at DESC, events.id DESC LIMIT ${max})`

const events = sql`events`
const inPlace = (place: string) => sql`is_public AND events.${sql.ref(place)} = (SELECT ${sql.ref(place)} FROM home)`

/** The id of the event that is on now, that the viewer may see, and that is most relevant to them. */
export async function findLive(db: Db, viewerId: number, now: Date): Promise<number | undefined> {
  const guests = sql`event_guests AS mine JOIN events ON events.id = mine.event_id`
  const filed = sql`friends AS theirs JOIN events ON events.user_id = theirs.user_id`
  const sides = [
    { from: events, where: sql`events.user_id = ${viewerId}` },
    { from: guests, where: sql`mine.user_id = ${viewerId} AND mine.status = 'accepted'` },
    {
      from: filed,
      where: sql`theirs.friend_id = ${viewerId} AND (is_public OR theirs.friend_type = ANY (events.open_to))`,
    },
    ...['city_id', 'state_id', 'country_id'].map(place => ({ from: events, where: inPlace(place) })),
  ].map((one, rank) => side({ ...one, rank, now }))
  const candidates = sql`SELECT id FROM (${sql.join(sides, sql` UNION ALL `)}) sides ORDER BY rank, starts_at DESC, id DESC`
  const { rows } = await sql<{ id: number }>`
    WITH home AS MATERIALIZED (SELECT country_id, state_id, city_id FROM users WHERE id = ${viewerId})
    SELECT id FROM ${firstVisible(db, viewerId, { columns: ['id'], events: candidates, rows: 1 })} found`.execute(db)
  return rows[0]?.id
}
