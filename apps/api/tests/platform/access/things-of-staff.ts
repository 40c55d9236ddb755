import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { careOf } from '../../features/care/moderation/steps.ts'
import type { World } from '../../harness/world.ts'
import type { Cast } from './cast.ts'
import { making, once } from './making.ts'

/** The newest row of somebody's. @returns its id */
async function lastOf({ app }: World, table: string, user: number) {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(table)} WHERE user_id = ${user}
    ORDER BY id DESC LIMIT 1`.execute(app.db)
  return rows[0]?.id ?? 0
}

/** What the team has before it: S has reported a post of O's, and has written. */
export function staffWorkOf(world: World, { s, o, m }: Cast) {
  const make = making(world)
  const { decide, caseOf } = careOf(world)
  const post = once(async (): Promise<number> => (await make(o, '/post', { content: 'A door code' })).post.id)
  const open = once(async () => {
    await make(s, `/post/${await post()}/report`, {})
    return caseOf('post', await post())
  })
  /** Hidden by M. */
  const decided = once(async () => {
    const { status, body } = await decide(m, await open(), { action: 'hide' })
    if (status !== 200) throw new Error(JSON.stringify(body))
    const made = world.app.db
      .selectFrom('moderation_decisions')
      .select('id')
      .where('case_id', '=', await open())
    return (await made.executeTakeFirstOrThrow()).id
  })
  return {
    case: open,
    statement: decided,
    reversible: once(async () => {
      await decided()
      return open()
    }),
    dismissed: once(async () => {
      await decide(m, await open(), { action: 'dismiss' })
      return open()
    }),
    /** The case of a decision about which O has appealed. */
    appealed: once(async () => {
      await make(o, `/statement/${await decided()}/appeal`, { words: 'That is my own door.' })
      return open()
    }),
    letter: once(async () => {
      await make(s, '/contact', { name: 'Stranger', subject: 'An invoice', message: 'Where is it?' })
      return lastOf(world, 'contact_messages', s.id)
    }),
  }
}

/** What is only of O, and a receipt of P. */
export function ownOf(world: World, { s, o, p }: Cast) {
  const make = making(world)
  const { db } = world.app
  const post = once(async (): Promise<number> => (await make(o, '/post', { content: 'A door code' })).post.id)
  return {
    notification: once(async () => {
      await make(s, `/post/${await post()}/like`, {})
      await world.drainJobs()
      return lastOf(world, 'notifications', o.id)
    }),
    device: once(async () => {
      const { email, password } = o
      await world.call('POST', '/auth/login', { json: { email, password } })
      return lastOf(world, 'sessions', o.id)
    }),
    /** Of O. */
    upload: once(async () => {
      const { body } = await world.call('GET', '/upload/s3-presigned-url?fileName=a.png&fileType=image/png', { as: o })
      return { file_url: body.file_url }
    }),
    passkey: once(async () => {
      await sql`INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
        VALUES (${o.id}, ${randomUUID()}, sha256(''), 0, '{}', 'Key', now())`.execute(db)
      return lastOf(world, 'passkeys', o.id)
    }),
    receipt: once(async () => {
      const { rows } = await sql<{
        number: string
      }>`SELECT number FROM receipts WHERE user_id = ${p.id} LIMIT 1`.execute(db)
      return rows[0]?.number ?? 0
    }),
  }
}
