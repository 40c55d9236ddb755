import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { png } from '../features/base/uploads/samples.ts'
import { uploading } from '../features/base/uploads/steps.ts'
import { stepsOf } from '../features/celebrations/invitations/steps.ts'
import { type Member, signUp } from '../harness/people.ts'
import { befriend } from '../harness/relations.ts'
import { startWorld } from '../harness/world.ts'

/** What others rightly keep points at an account without a person. */
const kept = ['bookings.celebrant_id', 'reviews.celebrant_id', 'service_providers.user_id', 'comments.user_id']

const world = await startWorld()
const { call, app } = world
const word = 'Quillonia'

async function post(as: Member, path: string, json: object) {
  const { status, body } = await call('POST', path, { as, json })
  if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body
}

/** Columns that hold texts of any kind, and those that point at accounts. */
async function columns(where: ReturnType<typeof sql<boolean>>): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    SELECT format('%I.%I', c.table_name, c.column_name) AS column
    FROM information_schema.columns AS c JOIN information_schema.tables AS t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND ${where} ORDER BY 1`.execute(app.db)
  return rows.map(row => row.column)
}

async function columnsWith(word: string): Promise<string[]> {
  const all = await columns(sql<boolean>`c.data_type IN ('text', 'jsonb', 'ARRAY', 'tsvector')`)
  const found = []
  for (const column of all) {
    const { rows } = await sql`SELECT FROM ${sql.raw(column.split('.')[0] ?? '')}
      WHERE ${sql.raw(column)}::text ILIKE ${`%${word}%`} LIMIT 1`.execute(app.db)
    if (rows.length > 0) found.push(column)
  }
  return found
}

/** Columns with foreign keys to accounts that name somebody. */
async function columnsNaming({ id }: Member): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    SELECT format('%I.%I', conrelid::regclass, attname) AS column FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1`.execute(app.db)
  const found = []
  for (const { column } of rows) {
    const table = sql.raw(column.split('.')[0] ?? '')
    const named = await sql`SELECT FROM ${table} WHERE ${sql.raw(column)} = ${id} LIMIT 1`.execute(app.db)
    if (named.rows.length > 0) found.push(column)
  }
  return found
}

const counted = async () => {
  const { rows } = await sql<{ kind: string; counted: number; there: number }>`
    SELECT 'likes' AS kind, total_likes AS counted, (SELECT count(*)::int FROM post_likes WHERE post_id = posts.id) AS there
      FROM posts
    UNION ALL SELECT 'flowers', (SELECT sum(one)::int FROM unnest(flowers) AS one),
      (SELECT count(*)::int FROM post_superlikes WHERE post_id = posts.id) FROM posts
    UNION ALL SELECT 'comments', total_comments,
      (SELECT count(*)::int FROM comments WHERE post_id = posts.id AND deleted_at IS NULL) FROM posts
    UNION ALL SELECT 'likes of comments', total_likes,
      (SELECT count(*)::int FROM comment_likes WHERE comment_id = comments.id) FROM comments
    UNION ALL SELECT 'guests', total_guests,
      (SELECT coalesce(sum(heads), 0)::int FROM event_guests WHERE event_id = events.id AND has_seat) FROM events
    UNION ALL SELECT 'members', member_count,
      (SELECT count(*)::int FROM group_members WHERE group_id = groups.id AND state = 'joined') FROM groups`.execute(
    app.db,
  )
  return rows.filter(row => row.counted !== row.there)
}

const { party, ask, accept } = stepsOf(world)
const { upload } = uploading(world)
const bytes = new Uint8Array(await png({ width: 40, height: 30 }))

/** Somebody takes part in all that people do with each other, with the word in each text. */
async function takePart(ana: Member, ben: Member) {
  const { image } = await upload(ana, { name: `${word}.png`, type: 'image/png', bytes })
  await post(ana, '/post', { content: `#lanterns by ${word}`, images: [image] })
  const { post: theirs } = await post(ben, '/post', { content: 'A table in the garden' })
  const { comment } = await post(ana, '/comment', { post_id: theirs.id, comment: `Lovely, says ${word}` })
  await post(ben, '/comment', { post_id: theirs.id, parent_id: comment.id, comment: 'Thank you' })
  const { comment: other } = await post(ben, '/comment', { post_id: theirs.id, comment: 'Who brings the chairs?' })
  await post(ana, `/comment/${other.id}/like`, {})
  await post(ana, `/post/${theirs.id}/like`, {})
  await post(ana, `/post/${theirs.id}/superlike`, { type: 2 })
  const { group } = await post(ana, '/group', { name: 'Sunday table', friend_ids: [ben.id] })
  await post(ben, `/group/${group.id}/invitation/accept`, {})
  const [own, hers] = [await party(ana), await party(ben)]
  await ask(ana, own, [ben])
  await ask(ben, hers, [ana])
  await accept(ana, hers, { adults: 2, message: `${word} comes` })
  await post(ana, '/contact', { name: word, subject: word, message: `Greetings from ${word}` })
  const { conversation } = await post(ana, '/conversation', { user_id: ben.id })
  await post(ana, `/conversation/${conversation.id}/message`, { client_id: randomUUID(), body: `It is ${word}` })
  await world.drainJobs()
  return { group: group.id, event: hers }
}

test('after its time an account is found nowhere: no word, no file, no row of theirs, and all counters are right', async () => {
  const ana = await signUp(call, word, { name: `${word} Vance` })
  const ben = await signUp(call, 'Ben')
  await befriend(world, ana, ben)
  const { group } = await takePart(ana, ben)
  expect((await columnsWith(word)).length).toBeGreaterThan(10)
  expect((await columnsNaming(ana)).length).toBeGreaterThan(15)
  expect(await counted()).toEqual([])
  const files = join(world.folder, 'files')
  const { length: before } = await readdir(files, { recursive: true })

  await post(ana, '/delete-account', { password: ana.password })
  world.clock.forward({ days: 31 })
  await world.runScheduledJob('accounts.erase')
  await world.drainJobs()

  expect(await columnsWith(word)).toEqual([])
  expect((await columnsNaming(ana)).filter(column => !kept.includes(column))).toEqual([])
  expect(await counted()).toEqual([])
  expect((await readdir(files, { recursive: true })).length).toBeLessThan(before)
  const as = (await call('POST', '/auth/login', { json: { email: ben.email, password: ben.password } })).body
  const inherited = await call('GET', `/group/${group}`, { as })
  expect(inherited.body.group.owner?.id).toBe(ben.id)
})

/** Columns that name somebody and are not looked up when they are erased. */
const goesWith: Record<string, string> = {
  'notification_actors.user_id': 'goes with the notification',
  'contact_messages.resolved_by': 'the account that answered has no person any more',
  'free_months.given_by': 'the account that gave them has no person any more',
  'moderation_decisions.decided_by': 'the account that decided has no person any more',
  'appeals.decided_by': 'the account that decided has no person any more',
  'store_verifications.decided_by': 'the account that decided has no person any more',
  'user_name_words.user_id': 'follows the name, which is emptied',
  'event_tickets.used_by': 'the account that let a guest in has no person any more',
}

test('each column that names an account is emptied when the account is erased, or it is told here why not', async () => {
  const uma = await signUp(call, 'Uma')
  await post(uma, '/delete-account', { password: uma.password })
  world.clock.forward({ days: 31 })
  const sent = await world.statements(() => world.runScheduledJob('accounts.erase'))
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT conrelid::regclass::text AS table, attname AS column FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1, 2`.execute(app.db)
  const isLookedUp = ({ table, column }: { table: string; column: string }) =>
    sent.some(one => new RegExp(`\\b${table}\\b`).test(one) && new RegExp(`\\b${column}\\b`).test(one))
  const names = rows.filter(row => !isLookedUp(row)).map(({ table, column }) => `${table}.${column}`)
  expect(names.filter(name => !kept.includes(name) && !(name in goesWith))).toEqual([])
})
