import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Days, type Used, unused } from '../rules.ts'

type Asked = Days & { providerIds: readonly number[]; viewerId: number; now: Date }
type Row = Used & { provider_id: number; day: string }

/** What is known of the days of some providers, by day; ranges of indexes, however many days they are. */
export async function findDays(db: Db, asked: Asked): Promise<(providerId: number, day: string) => Used> {
  const { providerIds, from, to, viewerId, now } = asked
  const these = sql`provider_id = ANY (${providerIds}::bigint[]) AND day BETWEEN ${from}::date AND ${to}::date`
  const { rows } = await sql<Row>`
    SELECT provider_id, day::text, is_off, 0 AS taken, 0 AS held, 0 AS over, 0 AS own FROM store_days WHERE ${these}
    UNION ALL
    SELECT provider_id, day::text, NULL, taken, held, 0, 0 FROM store_day_counts WHERE ${these}
    UNION ALL
    SELECT provider_id, day::text, NULL, 0, 0, 1, 0 FROM store_places WHERE ${these} AND expires_at <= ${now}
    UNION ALL
    SELECT provider_id, day::text, NULL, 0, 0, 0, 1 FROM store_places
    WHERE ${these} AND expires_at > ${now} AND slot IS NOT NULL AND user_id = ${viewerId}`.execute(db)
  const days = new Map<string, Used>()
  for (const { provider_id, day, is_off, taken, held, over, own } of rows) {
    const key = `${provider_id} ${day}`
    const known = days.get(key) ?? unused
    days.set(key, {
      is_off: known.is_off ?? is_off,
      taken: known.taken + taken,
      held: known.held + held,
      over: known.over + over,
      own: known.own + own,
    })
  }
  return (providerId, day) => days.get(`${providerId} ${day}`) ?? unused
}
