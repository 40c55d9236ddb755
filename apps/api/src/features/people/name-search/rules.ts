/** No name has more words that matter. */
const maxWords = 6

/** The prefixes that search terms are made of: `'jane':* & 'wat':*` are "jane" and "wat". */
export const prefixesOf = (searchTerms: string): string[] =>
  [...searchTerms.matchAll(/'([^']+)':\*/g)].map(([, prefix = '']) => prefix)

/** Those of some prefixes that are likely to be rare: the longest. */
export const longestOf = (prefixes: readonly string[]): string[] =>
  [...prefixes].sort((one, other) => other.length - one.length).slice(0, maxWords)

const wordsOf = (keyword: string): string[] => keyword.split(/\s+/).filter(word => word !== '')

/** The words of a keyword that are long enough for a typo: with fewer than four letters they are close to too many. */
export const longWordsOf = (keyword: string): string[] =>
  wordsOf(keyword)
    .filter(word => Array.from(word).length > 3)
    .slice(0, maxWords)

/** The words of a keyword that may be like others: numbers share their digits with too many. */
export const wordsWithoutDigitsOf = (keyword: string): string[] =>
  wordsOf(keyword)
    .filter(word => !/\d/.test(word))
    .slice(0, maxWords)
