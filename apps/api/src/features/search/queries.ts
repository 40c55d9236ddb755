import { type RawBuilder, sql } from 'kysely'
import { circleOf, findablePeople, unblockedInCrowd } from '#features/people/friends'
import {
  areTooManyToCompare,
  candidatesByPrefix,
  candidatesBySimilarity,
  candidatesByTypo,
  candidatesByWholeWords,
  idsByPrefix,
  rarestPrefix,
} from '#features/people/name-search'
import type { Db } from '#platform/db/database.ts'
import type { Rank } from './rules.ts'

export type Search = {
  viewerId: number
  keyword: string
  limit: number
  behind?: Rank | undefined
}

/** Bounds of the cost of a page: connections, friends of friends, strangers, and people with a similar name. */
const max = {
  connections: sql.lit(500),
  between: { between: 30, theirs: 30 },
  others: 200,
  alike: 60,
}

// OFFSET 0 is an optimization fence: few people are looked at one by one, however rare the planner takes the name to be.
const columns = sql`id, name_words, status, user_type, is_kid, country_id, state_id, city_id, found_by`

/** The people who may be shown to the viewer at all: visible celebrants who are not children, and let the viewer find them. */
const findable = (db: Db, { viewerId }: Search) => sql`
  ${unblockedInCrowd(viewerId, 'users')} AND users.user_type = 0 AND users.id <> ${viewerId} AND NOT users.is_kid
  AND ${findablePeople(db, viewerId, 'users')}`

/** 3 for the viewer's own city, 2 for the state, 1 for the country, 0 for elsewhere. */
const nearness = sql`CASE WHEN users.city_id = home.city_id THEN 3 WHEN users.state_id = home.state_id THEN 2
  WHEN users.country_id = home.country_id THEN 1 ELSE 0 END`

const further = (behind: Rank | undefined) =>
  behind ? sql`WHERE (score, id) < (${behind.score}, ${behind.id}::bigint)` : sql``

/** Somebody who was found, with their rank and the ids of where they live. */
export type Found = Rank & {
  name: string
  profile_picture: string | null
  is_private: boolean
  country_id: number | null
  state_id: number | null
  city_id: number | null
  connected: boolean
}

const isConnected = (viewerId: number, person: string) =>
  sql`EXISTS (SELECT FROM friends WHERE user_id = ${viewerId} AND friend_id = ${sql.ref(person)} OFFSET 0)`

/** A page of what was `found`, best first, with the people. */
const pageOf = ({ viewerId, limit, behind }: Search, meant: boolean) => sql`
  SELECT best.id, best.score, ${sql.lit(meant)} AS meant, users.name, users.profile_picture, users.is_private,
    users.country_id, users.state_id, users.city_id, ${isConnected(viewerId, 'best.id')} AS connected
  FROM (SELECT id, score FROM found ${further(behind)} ORDER BY score DESC, id DESC LIMIT ${limit}) best
  CROSS JOIN LATERAL (SELECT name, profile_picture, is_private, country_id, state_id, city_id FROM users
    WHERE id = best.id LIMIT 1) users
  ORDER BY best.score DESC, best.id DESC`

/** The viewer's connections, the latest first. */
const connectionsOf = (viewerId: number) => sql`
  (SELECT friend_id AS id FROM friends WHERE user_id = ${viewerId}
   ORDER BY created_at DESC, friend_id DESC LIMIT ${max.connections})`

/** The viewer's connections, and people with whom they have mutual friends. */
const peopleKnownTo = (viewerId: number) => sql`
  SELECT id, max(connected) AS connected, max(mutual) AS mutual FROM (
    SELECT id, 1 AS connected, 0 AS mutual FROM ${connectionsOf(viewerId)} connections
    UNION ALL SELECT id, 0, mutual FROM (${circleOf(viewerId, max.between)}) circle) sides
  GROUP BY id`

/** The people of some ids, looked at one by one. */
const each = (ids: RawBuilder<unknown>) => sql`${ids} candidate
  CROSS JOIN LATERAL (SELECT ${columns} FROM users WHERE id = candidate.id OFFSET 0) users`

/**
 * Whom a statement of strangers finds by whole words. Where the first with each of several words are not many, the index of
 * all words tells who has them: it leaps from one to the next who may, and is quick unless they are many.
 */
const wholeNamed = (searchTerms: string, strangersIn: (people: RawBuilder<unknown>) => RawBuilder<unknown>) => {
  const candidates = candidatesByWholeWords(searchTerms)
  if (!candidates) return strangersIn(sql`users`)
  const first = strangersIn(each(candidates.ids))
  if (!candidates.isSample) return first
  const areMany = sql`(SELECT count(*) FROM first) = ${sql.lit(max.others)}`
  return sql`WITH first AS MATERIALIZED (${first})
    SELECT id, score FROM first WHERE ${areMany}
    UNION ALL SELECT id, score FROM (${strangersIn(sql`users`)}) all_of_them WHERE NOT ${areMany}`
}

// What findMeant asks of its parts.
const isWhole = sql`users.name_words @@ (SELECT whole FROM asked)`
const rarest = sql`rarest_prefix`
const areMany = sql`(SELECT are_many FROM decided)`

/**
 * People whose name has words that begin like those of the keyword. Score: connected, then mutual friends, then whole
 * words before prefixes, then how near they live. Where few have such a name, all of them are ranked. Where many do,
 * the people that the viewer knows are searched, and strangers by whole words first, and by prefixes only where those
 * are few; prefix matches are counted only where whole words do not already tell.
 */
export async function findMeant(db: Db, searchTerms: string, search: Search): Promise<Found[]> {
  const { viewerId, keyword } = search
  const begins = sql`users.name_words @@ ${searchTerms}::tsquery`
  const stranger = sql`users.id NOT IN (SELECT id FROM known) AND ${findable(db, search)}`
  const others = sql.lit(max.others)
  const namesakesAreMany = sql`(SELECT count(*) FROM namesakes) = ${others}`
  const { rows } = await sql<Found>`
    WITH known AS MATERIALIZED (${peopleKnownTo(viewerId)}),
    asked AS MATERIALIZED (SELECT plainto_tsquery('simple', plain_name(${keyword})) AS whole),
    home AS MATERIALIZED (SELECT country_id, state_id, city_id FROM users WHERE id = ${viewerId}),
    namesakes AS MATERIALIZED (${wholeNamed(
      searchTerms,
      people => sql`SELECT users.id, 4 + ${nearness} AS score FROM home, ${people}
        WHERE ${isWhole} AND ${stranger} LIMIT ${others}`,
    )}),
    rarest_prefix AS MATERIALIZED (${rarestPrefix(searchTerms)}),
    few AS MATERIALIZED (SELECT id FROM ${idsByPrefix(searchTerms, max.others, rarest)} named),
    decided AS MATERIALIZED (
      SELECT CASE WHEN ${namesakesAreMany} THEN true WHEN (SELECT count(*) FROM few) = ${others} THEN true
        ELSE ${areTooManyToCompare(rarest)} END AS are_many),
    ranked AS (
      SELECT id, max(connected) AS connected, max(mutual) AS mutual FROM (
        SELECT id, connected, mutual, false AS is_named FROM known UNION ALL SELECT id, 0, 0, true FROM few) sides
      GROUP BY id HAVING bool_or(is_named)),
    found AS (
      SELECT users.id, ((ranked.connected * 1000 + ranked.mutual) * 2 + (${isWhole})::integer) * 4 + ${nearness} AS score
      FROM home, ranked CROSS JOIN LATERAL (SELECT ${columns} FROM users WHERE id = ranked.id OFFSET 0) users
      WHERE NOT ${areMany} AND ${findable(db, search)}
      UNION ALL
      SELECT users.id, ((known.connected * 1000 + known.mutual) * 2 + (${isWhole})::integer) * 4 + ${nearness} AS score
      FROM home, known CROSS JOIN LATERAL (SELECT ${columns} FROM users WHERE id = known.id OFFSET 0) users
      WHERE ${areMany} AND ${begins} AND ${findable(db, search)}
      UNION ALL SELECT id, score FROM namesakes WHERE ${areMany}
      UNION ALL (
        SELECT users.id, ${nearness} FROM home, ${each(candidatesByPrefix(rarest))}
        WHERE ${areMany} AND NOT ${namesakesAreMany} AND ${begins} AND NOT ${isWhole} AND ${stranger}
        LIMIT ${others}))
    ${pageOf(search, true)}`.execute(db)
  return rows
}

/**
 * People with a similar name: each word of the keyword with one letter too many, missing, wrong or swapped, or long
 * words that share most of their parts. Score: connected, then similarity, then how near they live.
 */
export async function findAlike(db: Db, searchTerms: string | null, search: Search): Promise<Found[]> {
  const { viewerId, keyword } = search
  const asked = { keyword, known: sql`SELECT id FROM connections`, limit: max.alike }
  const named = searchTerms === null ? sql`` : sql`AND NOT users.name_words @@ ${searchTerms}::tsquery`
  const { rows } = await sql<Found>`
    WITH asked AS MATERIALIZED (SELECT plain_name(${keyword}) AS plain),
    connections AS MATERIALIZED ${connectionsOf(viewerId)},
    alike AS (SELECT id FROM ${candidatesByTypo(asked)} typo UNION SELECT id FROM ${candidatesBySimilarity(asked)} similar_one),
    found AS (
      SELECT users.id, (CASE WHEN ${isConnected(viewerId, 'users.id')} THEN 1000 ELSE 0 END
        + (50 * word_similarity(asked.plain, users.plain_name))::integer
        + (50 * similarity(asked.plain, users.plain_name))::integer) * 4 + ${nearness} AS score
      FROM asked, alike
      CROSS JOIN LATERAL (SELECT ${columns}, plain_name FROM users WHERE id = alike.id OFFSET 0) users
      CROSS JOIN (SELECT country_id, state_id, city_id FROM users WHERE id = ${viewerId}) home
      WHERE ${findable(db, search)} ${named})
    ${pageOf(search, false)}`.execute(db)
  return rows
}
