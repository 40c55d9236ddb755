import { type RawBuilder, sql } from 'kysely'
import { longWordsOf, wordsWithoutDigitsOf } from '../rules.ts'

/** Bounds of the cost: similar words of names for each that is typed, people for each of them, and people altogether. */
const max = { words: sql.lit(50), perWord: sql.lit(60), people: sql.lit(1000) }

type Asked = {
  keyword: string
  /** People who are looked at however many others there are: a statement with `id`. */
  known: RawBuilder<unknown>
  limit: number
}

const nobody = sql<{ id: number }>`(SELECT NULL::bigint AS id WHERE false)`

/** Some of the people who have one of some words, as they stand in the index: as many as are asked for are read. */
const peopleWith = (words: RawBuilder<unknown>, perWord: RawBuilder<unknown>) => sql`
  SELECT having_it.user_id AS id FROM unnest(${words}) AS one (word)
  CROSS JOIN LATERAL (SELECT user_id FROM user_name_words WHERE user_name_words.word = one.word
    ORDER BY user_id LIMIT ${perWord}) having_it LIMIT ${max.people}`

const hasOneOf = (person: RawBuilder<unknown>, words: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM user_name_words AS own WHERE own.user_id = ${person} AND own.word = ANY (${words}) OFFSET 0)`

/**
 * Ids of people whose name has, for each long word of the keyword, one that differs from it by a letter, or by the order of
 * two: of those whose words are the rarest so many are looked at.
 */
export function candidatesBySlip({ keyword, known, limit }: Asked): RawBuilder<{ id: number }> {
  const typed = longWordsOf(keyword)
  if (typed.length === 0) return nobody
  return sql`(
    WITH asked AS MATERIALIZED (
      SELECT ARRAY(SELECT word FROM distinct_name_words AS one
        WHERE name_slips(one.word) && name_slips(typed.word) LIMIT ${max.words}) AS words
      FROM unnest(${typed}::text[]) AS typed (word)),
    rarest AS MATERIALIZED (SELECT words, (SELECT count(*) FROM (${peopleWith(sql`asked.words`, max.people)}) these) AS people
      FROM asked ORDER BY people LIMIT 1),
    looked_at AS (
      SELECT known.id FROM rarest CROSS JOIN LATERAL (${known}) known WHERE rarest.people = ${max.people}
      UNION ALL
      SELECT having_it.id FROM rarest CROSS JOIN LATERAL (${peopleWith(sql`rarest.words`, max.people)}) having_it)
    SELECT id FROM looked_at WHERE NOT EXISTS (
      SELECT FROM asked WHERE NOT ${hasOneOf(sql`looked_at.id`, sql`asked.words`)}) LIMIT ${sql.lit(limit)})`
}

/**
 * Ids of people whose name shares most of its parts (trigrams) with the keyword: of those who have the most similar words so
 * many are looked at.
 */
export function candidatesByLikeness({ keyword, known, limit }: Asked): RawBuilder<{ id: number }> {
  return sql`(
    WITH similar_words AS MATERIALIZED (SELECT ARRAY(
      SELECT one.word FROM unnest(${wordsWithoutDigitsOf(keyword)}::text[]) AS typed (word)
      CROSS JOIN LATERAL (SELECT plain_name(typed.word) AS word OFFSET 0) plain
      CROSS JOIN LATERAL (
        SELECT distinct_name_words.word, similarity(distinct_name_words.word, plain.word) AS likeness
        FROM distinct_name_words WHERE distinct_name_words.word % plain.word ORDER BY likeness DESC, word LIMIT ${max.words}) one
      ORDER BY one.likeness DESC, one.word) AS words),
    candidates AS MATERIALIZED (SELECT having_it.id FROM similar_words
      CROSS JOIN LATERAL (${peopleWith(sql`similar_words.words`, max.perWord)}) having_it),
    looked_at AS (
      SELECT known.id FROM (SELECT count(*) AS people FROM candidates) all_of_them
      CROSS JOIN LATERAL (${known}) known WHERE all_of_them.people >= ${max.perWord}
      UNION ALL SELECT id FROM candidates)
    SELECT users.id FROM looked_at
    CROSS JOIN LATERAL (SELECT id, plain_name FROM users WHERE id = looked_at.id OFFSET 0) users
    WHERE plain_name(${keyword}) <% users.plain_name LIMIT ${sql.lit(limit)})`
}
