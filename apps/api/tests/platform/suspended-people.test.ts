import { randomUUID } from 'node:crypto'
import { contract } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { celebrate } from '../harness/celebrations.ts'
import { type Member, signUp } from '../harness/people.ts'
import { befriend } from '../harness/relations.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { call } = world
const name = 'Quillonia'
const endpoints: Endpoint[] = Object.values(contract).flatMap(group => Object.values(group))

const ana = await signUp(call, name, { name: `${name} Vance` })
const ben = await signUp(call, 'Ben')
await befriend(world, ana, ben)

async function post(as: Member, path: string, json: object) {
  const { status, body } = await call('POST', path, { as, json })
  if (status >= 300) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body
}

/** One of each kind of thing that people have to do with each other. */
async function meet() {
  const { post: own } = await post(ana, '/post', { content: `#lanterns by ${name}` })
  const { post: other } = await post(ben, '/post', { content: 'A table in the garden' })
  await post(ana, '/comment', { post_id: other.id, comment: `Lovely, says ${name}` })
  await post(ana, `/post/${other.id}/like`, {})
  const { conversation } = await post(ana, '/conversation', { user_id: ben.id })
  await post(ana, `/conversation/${conversation.id}/message`, {
    client_id: randomUUID(),
    body: `It is ${name}`,
  })
  const { group } = await post(ana, '/group', { name: 'Sunday table', friend_ids: [ben.id] })
  const event = await celebrate(world, ana)
  await post(ben, `/event/${event}/mark`, {})
  await world.drainJobs()
  return { id: ana.id, post: own.id, commented: other.id, conversation: conversation.id, group: group.id, event }
}

const things = await meet()

/** Every read of the API that asks for nothing, or for one thing of hers. */
const paths = [
  ...endpoints.filter(one => one.method === 'GET' && !one.path.includes(':')).map(one => one.path),
  `/profile/${things.id}`,
  `/profile/post?user_id=${things.id}`,
  `/comment?post_id=${things.commented}`,
  `/post/${things.commented}/like`,
  `/post/${things.post}`,
  `/event/${things.event}`,
  `/group/${things.group}`,
  `/group/${things.group}/member`,
  `/conversation/${things.conversation}/message`,
  `/search/user?keyword=${name}`,
  `/find-friend?keyword=${name}`,
  `/mention?keyword=${name}`,
]

async function namingHer(): Promise<string[]> {
  const read = async (path: string) => JSON.stringify((await call('GET', path, { as: ben })).body ?? '').includes(name)
  const named = []
  for (const path of paths) if (await read(path)) named.push(path)
  return named
}

test('people are counted at the same cost however many others have left', async () => {
  await sql`INSERT INTO users (name, email, status, created_at)
    SELECT 'Gone', 'gone' || n || '@example.com', 'suspended', now() FROM generate_series(1, 3000) n`.execute(
    world.app.db,
  )
  await sql`VACUUM (ANALYZE)`.execute(world.app.db)
  for (const path of ['/group', `/event/${things.event}/summary`, `/event/${things.event}/guest`]) {
    const read = await world.rowsRead(async () => {
      expect((await call('GET', path, { as: ana })).status, path).toBe(200)
    })
    for (const { rows, sql: statement } of read) expect(rows, `${path} ${statement}`).toBeLessThan(200)
  }
})

test('who suspends their account is named in no list and on no page, and is in all of them again afterwards', async () => {
  const before = await namingHer()
  expect(before).toContain(`/group/${things.group}/member`)
  expect(before.length).toBeGreaterThan(12)
  await call('POST', '/account/suspend', { as: ana })
  expect(await namingHer()).toEqual([])
  const { body } = await call('POST', '/auth/login', { json: { email: ana.email, password: ana.password } })
  await call('POST', '/auth/reactivate', { json: { token: body.token } })
  expect(await namingHer()).toEqual(before)
})
