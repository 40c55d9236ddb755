import { sql } from 'kysely'
import type { PersonalSection } from '../personal-data/section.ts'
import type { Db } from './database.ts'

/** A row of a section: what is told of it, and its place. */
export type PersonalRow = { row_key: number } & Record<string, unknown>

const withPerson = (text: string, userId: number) =>
  sql.join(
    text.split(':me').map(part => sql.raw(part)),
    sql`${userId}::bigint`,
  )

/**
 * Reads rows of somebody after a place, page by page.
 * @param after key of the last row of the page before
 */
export async function readPersonalRows(
  db: Db,
  { from, whose, key, fields }: PersonalSection,
  { userId, after, max }: { userId: number; after: number | null; max: number },
): Promise<PersonalRow[]> {
  const told = Object.entries(fields).map(([name, value]) => sql`${withPerson(value, userId)} AS ${sql.ref(name)}`)
  const beyond = after === null ? sql`` : sql`AND ${sql.raw(key)} > ${after}::bigint`
  const { rows } = await sql<PersonalRow>`
    SELECT ${sql.raw(key)} AS row_key, ${sql.join(told)} FROM ${sql.raw(from)}
    WHERE ${withPerson(whose, userId)} ${beyond} ORDER BY ${sql.raw(key)} LIMIT ${sql.lit(max)}`.execute(db)
  return rows
}
