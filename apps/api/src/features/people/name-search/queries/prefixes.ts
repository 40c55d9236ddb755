import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { longestOf, prefixesOf } from '../rules.ts'

/** Of the people who have the rarest of several prefixes, so many are compared with the others. */
const maxCompared = sql.lit(5000)
/** A prefix that fewer have leads, without counting all who have the others. */
const maxRare = sql.lit(200)

const startsWith = (prefix: RawBuilder<unknown>) => sql`word >= ${prefix} AND word < ${prefix} || chr(1114111)`

/** Whether no earlier word of the same name starts so. */
const isFirst = (prefix: RawBuilder<unknown>) => sql`CASE WHEN having_it.word = ${prefix} THEN true ELSE NOT EXISTS (
  SELECT FROM user_name_words AS earlier WHERE earlier.user_id = having_it.user_id
    AND earlier.word >= ${prefix} AND earlier.word < having_it.word OFFSET 0) END`

const counted = (prefixes: readonly string[], max: RawBuilder<unknown>) => sql`
  SELECT prefix, people FROM unnest(${longestOf(prefixes)}::text[]) AS asked (prefix)
  CROSS JOIN LATERAL (SELECT count(*) AS people FROM (
    SELECT FROM user_name_words WHERE ${startsWith(sql`asked.prefix`)} LIMIT ${max}) these) counted`

/**
 * A statement for the rarest of the search terms, as `prefix`, and how many of those who are compared have it, as `people`. All
 * who have each of several are counted only where none is rare. Who refers to it more than once makes it a CTE.
 */
export function rarestPrefix(searchTerms: string): RawBuilder<unknown> {
  const prefixes = prefixesOf(searchTerms)
  if (prefixes.length === 1) return sql`SELECT ${prefixes[0]}::text AS prefix, 0::bigint AS people`
  return sql`
    (SELECT prefix, people FROM (${counted(prefixes, maxRare)} OFFSET 0) rare WHERE people < ${maxRare}
      ORDER BY people, char_length(prefix) DESC LIMIT 1)
    UNION ALL
    (SELECT prefix, people FROM (${counted(prefixes, maxCompared)} OFFSET 0) of_many
      ORDER BY people, char_length(prefix) DESC LIMIT 1)
    LIMIT 1`
}

/**
 * Ids of people with a word that starts with the rarest of the search terms, in the order of these words: whole words first.
 * They are read only as far as rows are asked for, and have to be compared with the other terms.
 * @param rarest rarestPrefix, as a table
 */
export const candidatesByPrefix = (rarest: RawBuilder<unknown>): RawBuilder<{ id: number }> => sql`
  (SELECT candidate.id FROM ${rarest} rarest CROSS JOIN LATERAL (
    SELECT user_id AS id FROM user_name_words AS having_it
    WHERE ${startsWith(sql`rarest.prefix`)} AND ${isFirst(sql`rarest.prefix`)}
    ORDER BY word, user_id LIMIT ${maxCompared}) candidate)`

/** Whether so many people have each of several prefixes that not all of them are compared. */
export const areTooManyToCompare = (rarest: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(SELECT people = ${maxCompared} FROM ${rarest} rarest)`

/** Ids of people whose name has words that start with the search terms, so many at most. */
export function idsByPrefix(
  searchTerms: string,
  limit: number,
  rarest: RawBuilder<unknown> = sql`(${rarestPrefix(searchTerms)})`,
): RawBuilder<{ id: number }> {
  const candidates = candidatesByPrefix(rarest)
  // Who has the only prefix needs no comparing.
  if (prefixesOf(searchTerms).length === 1) return sql`(SELECT id FROM ${candidates} candidate LIMIT ${sql.lit(limit)})`
  return sql`(SELECT users.id FROM ${candidates} candidate
    CROSS JOIN LATERAL (SELECT id, name_words FROM users WHERE id = candidate.id OFFSET 0) users
    WHERE users.name_words @@ ${searchTerms}::tsquery LIMIT ${sql.lit(limit)})`
}

/** More have a name that many have. */
const few = 200

/** Who has a name; null where these are many. */
export async function findFew(db: Db, searchTerms: string): Promise<number[] | null> {
  const rarest = sql`rarest_prefix`
  const { rows } = await sql<{ id: number | null }>`
    WITH rarest_prefix AS MATERIALIZED (${rarestPrefix(searchTerms)})
    SELECT id FROM ${idsByPrefix(searchTerms, few + 1, rarest)} named
    UNION ALL SELECT NULL WHERE ${areTooManyToCompare(rarest)}`.execute(db)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length > few || ids.length < rows.length ? null : ids
}
