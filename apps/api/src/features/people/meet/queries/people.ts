import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { entries, notHidden } from './read.ts'
import type { Looking } from './visible.ts'

export type Meeting = {
  /** What the words of a meet profile begin with, as text of a tsquery. */
  searchTerms?: string | undefined
  country_id?: number | undefined
  state_id?: number | undefined
  city_id?: number | undefined
  /** Ages in whole years, both included; null for no end. */
  ages: readonly { from: number; to: number | null }[]
  genders: readonly number[]
}

const aged = ({ from, to }: Meeting['ages'][number], today: string) =>
  to === null
    ? sql`users.dob <= born_by(${from}, ${today}::date)`
    : sql`users.dob <= born_by(${from}, ${today}::date) AND users.dob > born_by(${to + 1}, ${today}::date)`

function fits(meeting: Meeting, today: string): RawBuilder<boolean> {
  const { searchTerms, country_id, state_id, city_id, ages, genders } = meeting
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (searchTerms !== undefined) conditions.push(sql`meet_profiles.words @@ ${searchTerms}::tsquery`)
  if (country_id !== undefined) conditions.push(sql`users.country_id = ${country_id}::bigint`)
  if (state_id !== undefined) conditions.push(sql`users.state_id = ${state_id}::bigint`)
  if (city_id !== undefined) conditions.push(sql`users.city_id = ${city_id}::bigint`)
  if (genders.length > 0) conditions.push(sql`users.gender = ANY(${genders}::smallint[])`)
  if (ages.length > 0) {
    const ranges = ages.map(range => sql`(${aged(range, today)})`)
    conditions.push(sql`(${sql.join(ranges, sql` OR `)})`)
  }
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

const joined = sql.ref('meet_profiles.joined_at')

/** A page of people to meet, who joined last first, and one more than asked for. */
export function findPeople(db: Db, looking: Looking, paging: Paging & Meeting) {
  const list = entries(db, looking)
    .select(cursorTimestamp(joined).as('place'))
    .where('meet_profiles.is_private', '=', false)
    // A hashed list, whatever the planner guesses of its length.
    .where(sql<boolean>`users.id NOT IN (SELECT friend_id FROM friends WHERE user_id = ${looking.viewerId})`)
    .where(notHidden(looking))
    .where(fits(paging, looking.today))
  return newestFirst(list, joined, sql.ref('meet_profiles.user_id'), paging).execute()
}
