import { type RawBuilder, sql } from 'kysely'
import { connectionOf } from '#features/people/friends'
import type { Db } from '#platform/db/database.ts'
import { cursorTimestamp, newestFirst, type Paging } from '#platform/db/keyset.ts'
import { perRow } from '#platform/db/per-row.ts'
import { entries } from './read.ts'
import { type Looking, notHidden } from './visible.ts'

export type Meeting = {
  /** What the words of a meet profile begin with, as text of a tsquery. */
  searchTerms?: string | undefined
  /** Whose profiles have these words, where they are few. */
  few?: readonly number[] | null | undefined
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
  const { searchTerms, few, country_id, state_id, city_id, ages, genders } = meeting
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (few) conditions.push(sql`meet_profiles.user_id = ANY(${few}::bigint[])`)
  // Looked at row by row: where many profiles have the words, they are walked in their order.
  else if (searchTerms !== undefined)
    conditions.push(sql`CASE WHEN meet_profiles.words @@ ${searchTerms}::tsquery THEN true ELSE false END`)
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

const maxFew = 200

/** Whose profiles have some words; null where these are too many to be looked up one by one. */
export async function findFew(db: Db, searchTerms: string | undefined): Promise<number[] | null> {
  if (searchTerms === undefined) return null
  const rows = await db
    .selectFrom('meet_profiles')
    .select('user_id')
    .where(sql<boolean>`words @@ ${searchTerms}::tsquery`)
    .limit(maxFew + 1)
    .execute()
  return rows.length > maxFew ? null : rows.map(row => row.user_id)
}

/** A page of people to meet, who joined last first, and one more than asked for. */
export function findPeople(db: Db, looking: Looking, paging: Paging & Meeting) {
  const list = entries(db, looking)
    .select(cursorTimestamp(joined).as('position'))
    .where('meet_profiles.is_private', '=', false)
    .where(({ not, exists }) => not(exists(perRow(connectionOf(db, looking.viewerId, 'users.id')))))
    .where(notHidden(looking.viewerId))
    .where(fits(paging, looking.today))
  return newestFirst(list, joined, sql.ref('meet_profiles.user_id'), paging).execute()
}
