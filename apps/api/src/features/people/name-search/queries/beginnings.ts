import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { beginningsOf, longestOf } from '../rules.ts'

/** Of the people who have the rarest of several beginnings, so many are compared with the others. */
const maxCompared = sql.lit(5000)

const beginsWith = (beginning: RawBuilder<unknown>) => sql`word >= ${beginning} AND word < ${beginning} || chr(1114111)`

/** Whether no earlier word of the same name begins so. */
const isFirst = (
  beginning: RawBuilder<unknown>,
) => sql`CASE WHEN having_it.word = ${beginning} THEN true ELSE NOT EXISTS (
  SELECT FROM user_name_words AS earlier WHERE earlier.user_id = having_it.user_id
    AND earlier.word >= ${beginning} AND earlier.word < having_it.word OFFSET 0) END`

/** A beginning that fewer have leads, without counting all who have the others. */
const maxRare = sql.lit(200)

const counted = (beginnings: readonly string[], max: RawBuilder<unknown>) => sql`
  SELECT beginning, people FROM unnest(${longestOf(beginnings)}::text[]) AS asked (beginning)
  CROSS JOIN LATERAL (SELECT count(*) AS people FROM (
    SELECT FROM user_name_words WHERE ${beginsWith(sql`asked.beginning`)} LIMIT ${max}) these) counted`

/**
 * Which of several beginnings the fewest people have, and how many of those who are compared. All who have each of them are
 * counted only where none is rare.
 */
const rarestOf = (beginnings: readonly string[]) => sql`
  (SELECT beginning, people FROM (${counted(beginnings, maxRare)} OFFSET 0) rare WHERE people < ${maxRare}
    ORDER BY people, char_length(beginning) DESC LIMIT 1)
  UNION ALL
  (SELECT beginning, people FROM (${counted(beginnings, maxCompared)} OFFSET 0) of_many
    ORDER BY people, char_length(beginning) DESC LIMIT 1)
  LIMIT 1`

/**
 * Ids of people with a word that begins like the rarest of the search terms, in the order of these words: whole words first.
 * They are read only as far as rows are asked for, and have to be compared with the other terms.
 */
export function candidatesByBeginning(searchTerms: string): RawBuilder<{ id: number }> {
  const beginnings = beginningsOf(searchTerms)
  const rarest = beginnings.length > 1 ? rarestOf(beginnings) : sql`SELECT ${beginnings[0] ?? ''}::text AS beginning`
  return sql`(SELECT candidate.id FROM (${rarest}) rarest CROSS JOIN LATERAL (
    SELECT user_id AS id FROM user_name_words AS having_it
    WHERE ${beginsWith(sql`rarest.beginning`)} AND ${isFirst(sql`rarest.beginning`)}
    ORDER BY word, user_id LIMIT ${maxCompared}) candidate)`
}

/** Whether so many people have each of several beginnings that not all of them are compared. */
export function areTooManyToCompare(searchTerms: string): RawBuilder<boolean> {
  const beginnings = beginningsOf(searchTerms)
  return beginnings.length > 1
    ? sql`(SELECT people = ${maxCompared} FROM (${rarestOf(beginnings)}) rarest)`
    : sql`false`
}

const withWord = (word: string) => sql`
  (SELECT user_id FROM user_name_words WHERE word = ${word} ORDER BY user_id LIMIT ${maxCompared})`

/** Of more words, few have all. */
const maxWalked = 3

/**
 * Ids of people whose name has the search terms as whole words. Of several terms not all of them, but many where these are
 * many: those who are among the first with each of the words. Null of so many terms that few have all.
 */
export function candidatesByWholeWords(searchTerms: string): RawBuilder<{ id: number }> | null {
  const [word = '', ...others] = beginningsOf(searchTerms)
  if (others.length >= maxWalked) return null
  const joins = others.map((other, at) => sql`JOIN ${withWord(other)} ${sql.ref(`other_${at}`)} USING (user_id)`)
  // OFFSET 0: people are looked up once they have all words.
  return sql`(SELECT user_id AS id FROM ${withWord(word)} having_it ${sql.join(joins, sql` `)} OFFSET 0)`
}

/** Whether candidatesByWholeWords has all. */
export const areAllByWholeWords = (searchTerms: string): boolean => beginningsOf(searchTerms).length === 1

/** Ids of people whose name has words that begin like the search terms, so many at most. */
export function idsByBeginning(searchTerms: string, limit: number): RawBuilder<{ id: number }> {
  const candidates = candidatesByBeginning(searchTerms)
  // Who has the only beginning needs no comparing.
  if (beginningsOf(searchTerms).length === 1)
    return sql`(SELECT id FROM ${candidates} candidate LIMIT ${sql.lit(limit)})`
  return sql`(SELECT users.id FROM ${candidates} candidate
    CROSS JOIN LATERAL (SELECT id, name_words FROM users WHERE id = candidate.id OFFSET 0) users
    WHERE users.name_words @@ ${searchTerms}::tsquery LIMIT ${sql.lit(limit)})`
}

/** More have a name that many have. */
const few = 200

/** Who has a name; null where these are many. */
export async function findFew(db: Db, searchTerms: string): Promise<number[] | null> {
  const { rows } = await sql<{ id: number | null }>`
    SELECT id FROM ${idsByBeginning(searchTerms, few + 1)} named
    UNION ALL SELECT NULL WHERE ${areTooManyToCompare(searchTerms)}`.execute(db)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length > few || ids.length < rows.length ? null : ids
}
