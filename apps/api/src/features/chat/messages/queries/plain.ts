import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Words as they are compared: without case and accents. */
export async function findPlain(db: Db, words: string): Promise<string> {
  const { rows } = await sql<{ plain: string }>`SELECT plain_name(${words}) AS plain`.execute(db)
  return rows[0]?.plain ?? ''
}
