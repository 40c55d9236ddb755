import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** So many words of a keyword are looked at, and for each so many that differ by a slip, or share most of their parts. */
const max = { words: sql.lit(10), slips: sql.lit(30), likenesses: sql.lit(10) }

/** So many words that begin alike are asked for by name: an index reads all that a beginning has before it looks at anything else. */
const maxBeginnings = 30

/** Comes after all letters. */
const last = '\u{10ffff}'

/** From so many letters on, and from so much in common, words are alike in spite of several slips. */
const like = { letters: sql.lit(6), enough: sql.lit(0.45) }

export type WordTable = 'store_words' | 'deal_words'

/** The words of a keyword as parts of a tsquery: those that begin so, and those that are alike as well, which are asked for where they are needed. */
export type Terms = { meant: string[]; findLoose(): Promise<string[]> }

type Typed = { lexeme: string; beginnings: string[] }

const facet = (word: string) => `'w${word.replaceAll(/[\\']/g, String.raw`\$&`)}'`

const anyOf = (words: string[]) => `(${words.map(facet).join(' | ')})`

/** What begins with a word, itself included. */
const beginningWith = ({ lexeme, beginnings }: Typed): string =>
  beginnings.length > maxBeginnings ? `${facet(lexeme)}:*` : anyOf([...new Set([lexeme, ...beginnings])])

/** For each of some words those that are alike, of all words that there are, which are few. */
async function findAlike(db: Db, lexemes: string[], table: WordTable): Promise<string[][]> {
  const { rows } = await sql<{ alike: string[] }>`
    SELECT ARRAY(
      (SELECT word FROM ${sql.table(table)} WHERE name_slips(word) && name_slips(typed.lexeme) LIMIT ${max.slips})
      UNION (SELECT word FROM ${sql.table(table)} WHERE char_length(typed.lexeme) >= ${like.letters} AND word % typed.lexeme
        AND similarity(word, typed.lexeme) >= ${like.enough} LIMIT ${max.likenesses})) AS alike
    FROM unnest(${lexemes}::text[]) WITH ORDINALITY AS typed (lexeme, position) ORDER BY position`.execute(db)
  return rows.map(({ alike }) => alike)
}

/**
 * The words of a keyword as parts of a tsquery on facets, as `store_listings` has them.
 * @param table where all words of the facets are, each once
 * @returns null if the keyword contains no word, so nothing matches
 */
export async function findTerms(db: Db, keyword: string, table: WordTable): Promise<Terms | null> {
  const { rows } = await sql<Typed>`
    SELECT typed.lexeme, ARRAY(
      SELECT word FROM ${sql.table(table)} WHERE word >= typed.lexeme AND word < typed.lexeme || ${last}
      ORDER BY word LIMIT ${sql.lit(maxBeginnings + 1)}) AS beginnings
    FROM (SELECT lexeme FROM unnest(name_words(${keyword})) LIMIT ${max.words}) typed`.execute(db)
  if (rows.length === 0) return null
  const meant = rows.map(beginningWith)
  const findLoose = async () => {
    const alike = await findAlike(
      db,
      rows.map(({ lexeme }) => lexeme),
      table,
    )
    return meant.map((part, index) => `(${[part, ...(alike[index] ?? []).map(facet)].join(' | ')})`)
  }
  return { meant, findLoose }
}
