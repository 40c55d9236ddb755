import { contract } from '@celebrio/contract/contract'
import type { Endpoint } from '@celebrio/contract/platform/endpoint'
import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import type { Loose } from '../harness/caller.ts'
import { celebrate } from '../harness/celebrations.ts'
import { signUpEach } from '../harness/people.ts'
import { befriend, makeChild } from '../harness/relations.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { call } = world

/** Fields and parameters that hold somebody's id. */
const personFields = new Set(['friend_id', 'friend_ids', 'user_id', 'mentions'])
const personPaths = /^\/(profile|meet-new-friend)\/:id(\/|$)/

const fieldsOf = (schema: Endpoint['body']): string[] => {
  const { properties = {} } = schema ? toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
  return Object.keys(properties)
}
const takesPerson = ({ path, params, query, body }: Endpoint) =>
  personPaths.test(path) || [params, query, body].flatMap(fieldsOf).some(name => personFields.has(name))

const endpoints: Endpoint[] = Object.values(contract).flatMap(group => Object.values(group))
const walked = endpoints.filter(takesPerson)

const [stranger, child, adult, friend] = await signUpEach(call, ['Stranger', 'Child', 'Adult', 'Friend'])
if (!stranger || !child || !adult || !friend) throw new Error('Nobody came.')
const meeting = { dob: '1990-01-01', join_friend_community: 1, preferred_name: 'Somebody' }
for (const as of [stranger, child, adult]) await call('POST', '/profile', { as, json: meeting })
await makeChild(world, child)
await befriend(world, child, friend)
const event = await celebrate(world, stranger)
const post: number = (await call('POST', '/post', { as: stranger, json: { content: 'Mine' } })).body.post.id
const comment: number = (await call('POST', '/comment', { as: stranger, json: { post_id: post, comment: 'Well' } }))
  .body.comment.id
const others: Record<string, number> = { event, post, comment }

/** What else an endpoint wants to be told. */
const forms: Record<string, object> = {
  'POST /comment': { post_id: post, comment: 'Hello @Child @Adult' },
  'PUT /comment/:id': { comment: 'Hello @Child @Adult' },
  'POST /event/:id/helper': { role: 'door' },
  'POST /event/:id/check-in': { code: 'ABCD-EFGH-JKLM' },
  'POST /post': { content: 'Hello @Child @Adult' },
  'POST /post/:id/share': { content: 'Hello @Child @Adult' },
}

/** An endpoint with somebody's id wherever it takes one. */
async function callAbout(endpoint: Endpoint, personId: number, as = stranger) {
  const { method, path } = endpoint
  const fill = (name: string) => {
    if (name === 'answer') return 'accept'
    if (name === 'month') return '2026-01'
    return String(personFields.has(name) || personPaths.test(path) ? personId : others[path.split('/')[1] ?? ''])
  }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => fill(name))
  const about = (schema: Endpoint['body']) =>
    fieldsOf(schema)
      .filter(name => personFields.has(name))
      .map(name => [name, name === 'friend_ids' || name === 'mentions' ? [personId] : personId])
  const query = new URLSearchParams(about(endpoint.query).map(([name, id]) => [String(name), String(id)])).toString()
  const json = { ...forms[`${method} ${path}`], ...Object.fromEntries(about(endpoint.body)) }
  return call(method, `${filled}${query && `?${query}`}`, { as, ...(method !== 'GET' && { json }) })
}

/** An answer without what differs from call to call. */
const gist = ({ status, body }: { status: number; body: Loose }) => {
  const { request_id: _, ...told } = body
  return `${status} ${JSON.stringify(told).replaceAll(/\d+/g, 'n')}`
}

const unknown = 999_999_999
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('a stranger who asks for a child by its id learns what they learn of an id that is nobody’s', async () => {
  expect(walked.length).toBeGreaterThan(20)
  const told: string[] = []
  for (const endpoint of walked) {
    const expected = gist(await callAbout(endpoint, unknown))
    const found = gist(await callAbout(endpoint, child.id))
    if (found !== expected) told.push(`${nameOf(endpoint)}: ${found} instead of ${expected}`)
  }
  expect(told).toEqual([])
})

test('nothing of a stranger stands between the two afterwards', async () => {
  const { db } = world.app
  const between = [
    ...(await db.selectFrom('blocks').selectAll().where('blocked_id', '=', child.id).execute()),
    ...(await db.selectFrom('report_cases').selectAll().where('author_id', '=', child.id).execute()),
    ...(await db.selectFrom('friend_requests').selectAll().where('friend_id', '=', child.id).execute()),
    ...(await db.selectFrom('friend_skips').selectAll().where('skipped_id', '=', child.id).execute()),
    ...(await db.selectFrom('mentions').selectAll().where('user_id', '=', child.id).execute()),
    ...(await db.selectFrom('meet_treats').selectAll().where('receiver_id', '=', child.id).execute()),
  ]
  expect(between).toEqual([])
})

test('the same walk tells of a grown-up, and a connection finds the child', async () => {
  const different: string[] = []
  for (const endpoint of walked.filter(one => one.method !== 'DELETE')) {
    const expected = gist(await callAbout(endpoint, unknown))
    if (gist(await callAbout(endpoint, adult.id)) !== expected) different.push(nameOf(endpoint))
  }
  expect(different).toEqual(expect.arrayContaining(['GET /profile/:id', 'POST /friend', 'POST /comment', 'POST /post']))
  expect((await call('GET', `/profile/${child.id}`, { as: friend })).status).toBe(200)
  expect((await call('POST', `/friend/${child.id}/report`, { as: friend, json: {} })).status).toBe(200)
})
