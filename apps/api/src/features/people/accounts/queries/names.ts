import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { beginningsOf, searchTermsOf } from '#platform/db/search-terms.ts'

const max = 200

/** Of the people who have the rarest of several beginnings, so many are compared with the others. */
const maxCompared = sql.lit(5000)

const beginsWith = (beginning: RawBuilder<unknown>) => sql`word >= ${beginning} AND word < ${beginning} || chr(1114111)`

/** Whether no earlier word of the same name begins so. */
const isFirst = (
  beginning: RawBuilder<unknown>,
) => sql`CASE WHEN having_it.word = ${beginning} THEN true ELSE NOT EXISTS (
  SELECT FROM user_name_words AS earlier WHERE earlier.user_id = having_it.user_id
    AND earlier.word >= ${beginning} AND earlier.word < having_it.word OFFSET 0) END`

/** Which of several beginnings the fewest people have, and how many of those who are compared. */
const rarestOf = (beginnings: readonly string[]) => sql`
  SELECT beginning, people FROM unnest(${beginnings}::text[]) AS asked (beginning)
  CROSS JOIN LATERAL (SELECT count(*) AS people FROM (
    SELECT FROM user_name_words WHERE ${beginsWith(sql`asked.beginning`)} LIMIT ${maxCompared}) these) counted
  ORDER BY people, char_length(beginning) DESC LIMIT 1`

/**
 * Ids of people with a word that begins like the rarest of the search terms, in the order of these words: whole words first.
 * They are read only as far as rows are asked for, and have to be compared with the other terms.
 */
export function namedCandidates(searchTerms: string): RawBuilder<{ id: number }> {
  const beginnings = beginningsOf(searchTerms)
  const rarest = beginnings.length > 1 ? rarestOf(beginnings) : sql`SELECT ${beginnings[0] ?? ''}::text AS beginning`
  return sql`(SELECT candidate.id FROM (${rarest}) rarest CROSS JOIN LATERAL (
    SELECT user_id AS id FROM user_name_words AS having_it
    WHERE ${beginsWith(sql`rarest.beginning`)} AND ${isFirst(sql`rarest.beginning`)}
    ORDER BY word, user_id LIMIT ${maxCompared}) candidate)`
}

/** Whether so many people have each of several beginnings that not all of them are compared. */
export function areUncompared(searchTerms: string): RawBuilder<boolean> {
  const beginnings = beginningsOf(searchTerms)
  return beginnings.length > 1
    ? sql`(SELECT people = ${maxCompared} FROM (${rarestOf(beginnings)}) rarest)`
    : sql`false`
}

/** Ids of people whose name has a word as it stands, in their order; read as far as rows are asked for. */
export const wholeCandidates = (word: string): RawBuilder<{ id: number }> =>
  sql`(SELECT user_id AS id FROM user_name_words WHERE word = ${word} ORDER BY user_id LIMIT ${maxCompared})`

/** Ids of people whose name has words that begin like the search terms, so many at most. */
export function namedIds(searchTerms: string, limit: number): RawBuilder<{ id: number }> {
  const candidates = namedCandidates(searchTerms)
  if (beginningsOf(searchTerms).length === 1)
    return sql`(SELECT id FROM ${candidates} candidate LIMIT ${sql.lit(limit)})`
  return sql`(SELECT users.id FROM ${candidates} candidate
    CROSS JOIN LATERAL (SELECT id, name_words FROM users WHERE id = candidate.id OFFSET 0) users
    WHERE users.name_words @@ ${searchTerms}::tsquery LIMIT ${sql.lit(limit)})`
}

/** A name that is looked for, and who has it; null where these are many. */
export type Named = { searchTerms: string | null; ids: number[] | null }

async function findIds(db: Db, searchTerms: string): Promise<number[] | null> {
  const { rows } = await sql<{ id: number | null }>`
    SELECT id FROM ${namedIds(searchTerms, max + 1)} named UNION ALL SELECT NULL WHERE ${areUncompared(searchTerms)}`.execute(
    db,
  )
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length > max || ids.length < rows.length ? null : ids
}

/**
 * Who has a name, so that a list can look them up one by one instead of going through all that it has. Where many have it,
 * the list comes by enough of them on its way.
 */
export async function findNamed(db: Db, keyword: string | undefined): Promise<Named | undefined> {
  const searchTerms = await searchTermsOf(db, keyword)
  return searchTerms === undefined
    ? undefined
    : { searchTerms, ids: searchTerms === null ? [] : await findIds(db, searchTerms) }
}
