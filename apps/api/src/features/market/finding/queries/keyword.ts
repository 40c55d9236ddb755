import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** So many words of a keyword are looked at, and for each so many that differ by one typo, or share most of their trigrams. */
const max = { words: sql.lit(10), typos: sql.lit(30), similar: sql.lit(10) }

/** So many words with a prefix are asked for by name: an index reads all that a prefix has before it looks at anything else. */
const maxCompletions = 30

/** Comes after all letters. */
const last = '\u{10ffff}'

/** From so many letters on, and from so much in common, words are similar in spite of several typos. */
const similar = { letters: sql.lit(6), enough: sql.lit(0.45) }

export type WordTable = 'store_words' | 'deal_words'

/** The words of a keyword as parts of a tsquery: those with it as a prefix, and similar ones as well, which are asked for where they are needed. */
export type Terms = { meant: string[]; findLoose(): Promise<string[]> }

type Typed = { lexeme: string; completions: string[] }

const facet = (word: string) => `'w${word.replaceAll(/[\\']/g, String.raw`\$&`)}'`

const anyOf = (words: string[]) => `(${words.map(facet).join(' | ')})`

/** A word, and what it is a prefix of. */
const completionsOf = ({ lexeme, completions }: Typed): string =>
  completions.length > maxCompletions ? `${facet(lexeme)}:*` : anyOf([...new Set([lexeme, ...completions])])

/** For each of some words those that are alike, of all words that there are, which are few. */
async function findAlike(db: Db, lexemes: string[], table: WordTable): Promise<string[][]> {
  const { rows } = await sql<{ alike: string[] }>`
    SELECT ARRAY(
      (SELECT word FROM ${sql.table(table)} WHERE name_slips(word) && name_slips(typed.lexeme) LIMIT ${max.typos})
      UNION (SELECT word FROM ${sql.table(table)} WHERE char_length(typed.lexeme) >= ${similar.letters} AND word % typed.lexeme
        AND similarity(word, typed.lexeme) >= ${similar.enough} LIMIT ${max.similar})) AS alike
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
      ORDER BY word LIMIT ${sql.lit(maxCompletions + 1)}) AS completions
    FROM (SELECT lexeme FROM unnest(name_words(${keyword})) LIMIT ${max.words}) typed`.execute(db)
  if (rows.length === 0) return null
  const meant = rows.map(completionsOf)
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
