import { type RawBuilder, sql } from 'kysely'
import { longWordsOf, wordsWithoutDigitsOf } from '../rules.ts'

/**
 * Bounds of the cost: for each typed word so many words of names that it may be a typo of, of the rarest of which so many
 * people are looked at; of those whose words are only similar so many for each of these, and for each typed word.
 */
const max = { words: sql.lit(50), people: sql.lit(1000), similarPerWord: sql.lit(60), similar: sql.lit(150) }

type Asked = {
  keyword: string
  /** People who are looked at however many others there are: a statement with `id`. */
  known: RawBuilder<unknown>
  limit: number
}

const nobody = sql<{ id: number }>`(SELECT NULL::bigint AS id WHERE false)`

/** Some of the people who have one of some words, as they stand in the index: as many as are asked for are read. */
const peopleWith = (words: RawBuilder<unknown>, limit: RawBuilder<unknown>, perWord = limit) => sql`
  SELECT having_it.user_id AS id FROM unnest(${words}) AS one (word)
  CROSS JOIN LATERAL (SELECT user_id FROM user_name_words WHERE user_name_words.word = one.word
    ORDER BY user_id LIMIT ${perWord}) having_it LIMIT ${limit}`

const hasOneOf = (person: RawBuilder<unknown>, words: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM user_name_words AS own WHERE own.user_id = ${person} AND own.word = ANY (${words}) OFFSET 0)`

/**
 * Ids of people whose name has, for each long word of the keyword, one that differs from it by a letter, or by the order of
 * two: of those whose words are the rarest so many are looked at.
 */
export function candidatesByTypo({ keyword, known, limit }: Asked): RawBuilder<{ id: number }> {
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

/** The words of names that are most similar to a typed one. */
const similarWords = (typed: RawBuilder<unknown>) => sql`ARRAY(
  SELECT word FROM distinct_name_words WHERE word % ${typed} ORDER BY similarity(word, ${typed}) DESC, word LIMIT ${max.words})`

/** Ids of people whose name shares most of its parts (trigrams) with the keyword: of those with the words most similar to it. */
export function candidatesBySimilarity({ keyword, known, limit }: Asked): RawBuilder<{ id: number }> {
  return sql`(
    WITH plain AS MATERIALIZED (SELECT plain_name(${keyword}) AS name),
    similar_ones AS MATERIALIZED (
      SELECT having_it.id FROM unnest(${wordsWithoutDigitsOf(keyword)}::text[]) AS typed (word)
      CROSS JOIN LATERAL (SELECT plain_name(typed.word) AS word OFFSET 0) one
      CROSS JOIN LATERAL (SELECT ${similarWords(sql`one.word`)} AS words OFFSET 0) these
      CROSS JOIN LATERAL (${peopleWith(sql`these.words`, max.similar, max.similarPerWord)}) having_it),
    looked_at AS (
      SELECT known.id FROM (SELECT count(*) AS people FROM similar_ones) all_of_them
      CROSS JOIN LATERAL (${known}) known WHERE all_of_them.people >= ${max.similarPerWord}
      UNION ALL SELECT id FROM similar_ones)
    SELECT users.id FROM plain, looked_at
    CROSS JOIN LATERAL (SELECT id, plain_name FROM users WHERE id = looked_at.id OFFSET 0) users
    WHERE plain.name <% users.plain_name LIMIT ${sql.lit(limit)})`
}
