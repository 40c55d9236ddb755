import { sql } from 'kysely'
import { dayOf } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'

/** Where wrong codes of an account are counted, one row for each account and what it asks for a code. */
type Tries = 'reset_code_tries' | 'authenticator_tries'

/** Wrong codes of an account on the UTC day of `now`. */
export async function wrongCodesOn(db: Db, tries: Tries, userId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    SELECT wrong FROM ${sql.table(tries)} WHERE user_id = ${userId} AND day = ${dayOf(now)}::date`.execute(db)
  return rows[0]?.wrong ?? 0
}

/** What a further wrong code makes of the row: the next of its day, or the first of a new one. */
export const oneMoreOn = (tries: Tries) => ({
  day: sql<string>`excluded.day`,
  wrong: sql<number>`CASE WHEN ${sql.ref(`${tries}.day`)} = excluded.day THEN ${sql.ref(`${tries}.wrong`)} + 1 ELSE 1 END`,
})
