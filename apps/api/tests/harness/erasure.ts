import { sql } from 'kysely'
import type { Member } from './people.ts'
import type { World } from './world.ts'

/** How accounts are deleted and erased, and what is left of them. */
export function erasureOf(world: World) {
  const { app, call, clock } = world

  async function leave(one: Member): Promise<void> {
    const { status, body } = await call('POST', '/delete-account', { as: one, json: { password: one.password } })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await world.drainJobs()
  }

  const rowsWith = async (table: string, word: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM ${sql.table(table)} AS kept WHERE kept::text ILIKE ${`%${word}%`}`.execute(app.db)
    return rows[0]?.count ?? 0
  }

  return {
    /** Somebody deletes their account. */
    leave,
    /** The time to come back goes by, and what is due is erased. */
    async erase(): Promise<void> {
      clock.forward({ days: 31 })
      await world.runScheduledJob('accounts.erase')
      await world.drainJobs()
    },
    /** Who is still here signs in again. */
    async again<M extends Member>(one: M): Promise<M> {
      const { email, password } = one
      const { body } = await call('POST', '/auth/login', { json: { email, password } })
      return { ...one, token: body.token }
    },
    /** The tables, of some whose names begin so, that have a word anywhere in their rows. */
    async tablesWith(word: string, names: RegExp): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY name`.execute(
        app.db,
      )
      const tables = rows.map(({ name }) => name).filter(name => names.test(name))
      const counts = await Promise.all(tables.map(async table => [table, await rowsWith(table, word)] as const))
      return counts.flatMap(([table, count]) => (count > 0 ? [table] : []))
    },
  }
}
