/** The words of everybody's name, kept by triggers of `users`. */
type UserNameWordTable = { word: string; user_id: number }

/** Each of these words once. */
type DistinctNameWordTable = { word: string }

declare module '#platform/db/database.ts' {
  interface Tables {
    user_name_words: UserNameWordTable
    distinct_name_words: DistinctNameWordTable
  }
}
