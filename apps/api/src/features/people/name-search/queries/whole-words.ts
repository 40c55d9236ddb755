import { type RawBuilder, sql } from 'kysely'
import { prefixesOf } from '../rules.ts'

/** So many people with each word are compared with those who have the others. */
const maxCompared = sql.lit(5000)
/** Of more words few have all, whom the index of all words finds. */
const maxWords = 3

const withWord = (word: string) => sql`
  (SELECT user_id FROM user_name_words WHERE word = ${word} ORDER BY user_id LIMIT ${maxCompared})`

type Candidates = {
  /** Ids of people who have all of the words; of several words those who are among the first with each. */
  ids: RawBuilder<{ id: number }>
  /** Whether there may be others who have all. */
  isSample: boolean
}

/** People whose name has the search terms as whole words; null of so many terms that few have all. */
export function candidatesByWholeWords(searchTerms: string): Candidates | null {
  const [word = '', ...others] = prefixesOf(searchTerms)
  if (others.length >= maxWords) return null
  const joins = others.map((other, at) => sql`JOIN ${withWord(other)} ${sql.ref(`other_${at}`)} USING (user_id)`)
  return {
    // OFFSET 0: people are looked up once they have all words.
    ids: sql`(SELECT user_id AS id FROM ${withWord(word)} having_it ${sql.join(joins, sql` `)} OFFSET 0)`,
    isSample: others.length > 0,
  }
}
