import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { groupsOf } from '../../social/groups/steps.ts'
import { events, stepsOf, words } from './steps.ts'

const world = await startWorld()
const { call, drainJobs, url } = world
const { openAbout, say, send, get, list, history, changes, leave, badge } = stepsOf(world)
const groups = groupsOf(world)

/** A group of Ana's to which Ben belongs, and a first word in its chat. */
async function talking() {
  const people = await world.people()
  const group = await groups.groupOf(people.ana, [people.ben])
  const { id } = (await openAbout(people.ana, 'group', group)).body.conversation
  await say(people.ana, id, 'First')
  return { ...people, group, id, link: await groups.token(people.ana, group) }
}

const rename = (as: Parameters<typeof history>[0], group: number, name: string) =>
  call('PATCH', `/group/${group}`, { as, json: { name } })

test('who joins, leaves and renames a group is told among its messages, in their order', async () => {
  const { ana, ben, cleo, group, id, link } = await talking()
  await groups.join(link, cleo)
  await drainJobs()
  await say(ana, id, 'Second')
  await rename(ana, group, 'Monday bakers')
  await rename(ana, group, 'Monday bakers')
  await drainJobs()
  await groups.leave(cleo, group)
  await drainJobs()
  await leave(ben, id)
  await drainJobs()
  await openAbout(ben, 'group', group)
  await drainJobs()
  const { messages } = await history(ana, id)
  expect(messages.map((one: { event: string | null; body: string }) => one.event ?? one.body)).toEqual([
    'First',
    'joined',
    'Second',
    'renamed',
    'left',
    'left',
    'joined',
  ])
  expect(events(messages)).toEqual(['Cleo joined', 'Ana renamed Monday bakers', 'Cleo left', 'Ben left', 'Ben joined'])
  // Who has left sees nothing newer, and who has joined nothing older.
  expect(events((await history(cleo, id)).messages)).toEqual(['Cleo joined', 'Ana renamed Monday bakers'])
})

test('it is no news: nothing is unread, no list moves, and the last word stays the last', async () => {
  const { ben, cleo, id, link } = await talking()
  await call('POST', `/conversation/${id}/read`, { as: ben, json: { seq: 1 } })
  const before = await get(ben, id)
  await groups.join(link, cleo)
  await drainJobs()
  expect(events((await history(ben, id)).messages)).toEqual(['Cleo joined'])
  expect(await badge(ben)).toMatchObject({ unread: 0 })
  const [listed] = await list(ben)
  expect(listed).toMatchObject({ unread: 0, last_seq: 2, last_message: { body: 'First' } })
  expect(listed?.last_message_at).toBe(before.last_message_at)
  expect((await call('GET', `/conversation/${id}/search?keyword=joined`, { as: ben })).body.messages).toEqual([])
})

test('nothing is told of where nothing was written yet', async () => {
  const { ana, ben, cleo } = await world.people()
  const group = await groups.groupOf(ana, [ben])
  const { id } = (await openAbout(ana, 'group', group)).body.conversation
  await groups.join(await groups.token(ana, group), cleo)
  await drainJobs()
  await say(ana, id, 'First')
  await drainJobs()
  expect(events((await history(ana, id)).messages)).toEqual([])
})

test('nobody can do anything with it', async () => {
  const { ana, ben, group, id } = await talking()
  await rename(ana, group, 'Cake and chaos')
  await drainJobs()
  const event = (await history(ana, id)).messages.at(-1)
  expect(event).toMatchObject({ event: 'renamed', can: { edit: false, delete: false, reply: false, react: false } })
  for (const as of [ana, ben]) {
    const status = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, json: object = {}) =>
      (await call(method, `/message/${event?.id}${path}`, { as, json })).status
    expect(await status('PATCH', '', { body: 'Chaos' })).toBe(404)
    expect(await status('DELETE', '')).toBe(404)
    expect(await status('POST', '/superlike', { type: 1 })).toBe(404)
    expect(await status('POST', '/report')).toBe(404)
    expect((await send(as, id, 'Really?', { reply_to: event?.id })).status).toBe(404)
  }
  expect((await call('GET', `/conversation/${id}/search?keyword=chaos`, { as: ben })).body.messages).toEqual([])
  expect((await call('GET', '/message/search?keyword=chaos', { as: ben })).body.hits).toEqual([])
})

test('it is told over sockets, and nobody hears it of somebody blocked', async () => {
  const { ana, ben, cleo, id, link } = await talking()
  await block(world, ben, cleo)
  const { rev } = await get(ana, id)
  const line = await openSocket(url, ana)
  const heard = line.nextOf('heads')
  await groups.join(link, cleo)
  await drainJobs()
  expect(await heard).toEqual([{ conversation_id: id, rev: rev + 1 }])
  expect(events((await changes(ana, id, rev)).messages)).toEqual(['Cleo joined'])
  expect(events((await history(ben, id)).messages)).toEqual([])
  expect(words((await history(ben, id)).messages)).toEqual(['First'])
})

test('the end of a group leaves no lines behind', async () => {
  const { ana, group, id } = await talking()
  await groups.remove(ana, group)
  await drainJobs()
  const { rows } = await sql`SELECT event FROM messages WHERE conversation_id = ${id}`.execute(world.app.db)
  expect(rows).toEqual([{ event: null }])
})
