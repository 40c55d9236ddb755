/** So many flowers of each type after one of them was another, or none, before. */
export const flowersAfter = (flowers: readonly number[], before: number | null, after: number | null): number[] =>
  flowers.map((count, at) => count + (at + 1 === after ? 1 : 0) - (at + 1 === before ? 1 : 0))

/** The words of a search as a pattern of LIKE, which takes some characters for others. */
export const patternOf = (plainWords: string): string => `%${plainWords.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
