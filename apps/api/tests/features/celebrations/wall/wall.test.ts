import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Loose, Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { wallOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { party, reject, remove } = stepsOf(world)
const { at, wall, say, words, drop, approve, approveFirst, stage } = wallOf(world)
const { put } = uploading(world)

const picture = async (as: Someone) =>
  put(as, { name: 'cake.png', type: 'image/png', bytes: new Uint8Array(await png({ width: 64, height: 48 })) })

test('the host and guests who come put up words and pictures, the newest first', async () => {
  const { ana, ben, cleo, event } = await stage()
  await say(ana, event, 'Welcome!')
  world.clock.forward({ minutes: 1 })
  const { status, body } = await say(ben, event, ' What a day ', [await picture(ben), await picture(ben)])
  expect(status).toBe(201)
  expect(body.entry).toMatchObject({
    words: 'What a day',
    images: [{ file_type: 'image', width: 64 }, { height: 48 }],
    user: { id: ben.id, name: 'Ben' },
    is_waiting: false,
    can: { delete: true, approve: false },
  })
  expect(await words(cleo, event)).toEqual(['What a day', 'Welcome!'])
  expect((await wall(cleo, event, '?pictures=true')).entries).toHaveLength(1)
  const first = await wall(cleo, event, '?per_page=1')
  const rest = await wall(cleo, event, `?per_page=1&cursor=${first.nextCursor}`)
  expect([first.entries[0].words, rest.entries[0].words, rest.hasMorePages]).toEqual(['What a day', 'Welcome!', false])
})

test('people who were only invited, have left or were removed from the list neither see it nor put anything up', async () => {
  const { ana, ben, cleo, dan, event } = await stage()
  const { body } = await say(ben, event, 'Mine')
  await reject(ben, event)
  await remove(ana, event, cleo)
  const stranger = await signUp(call, 'Eva')
  for (const one of [ben, cleo, dan, stranger]) {
    expect((await call('GET', at(event), { as: one })).status).toBe(404)
    expect((await say(one, event, 'Hello?')).status).toBe(404)
    if (one !== ben) expect((await drop(one, event, body.entry.id)).status).toBe(404)
  }
  expect((await call('GET', at(event))).status).toBe(401)
  expect(await words(ana, event)).toEqual(['Mine'])
  const seen = async (one: Someone) => (await call('GET', `/event/${event}`, { as: one })).body.event.can.see_wall
  expect([await seen(ana), await seen(ben), await seen(dan), await seen(stranger)]).toEqual([true, false, false, false])
})

test('an entry has words or pictures, neither too many, and only pictures of the caller', async () => {
  const { ana, ben, event } = await stage()
  const fieldsOf = async (text: string, images: string[] = []) =>
    Object.keys((await say(ben, event, text, images)).body.errors)
  expect(await fieldsOf('  ')).toEqual(['words'])
  expect(await fieldsOf('x'.repeat(1001))).toEqual(['words'])
  expect(
    await fieldsOf(
      '',
      Array.from({ length: 11 }, () => 'https://example.org/a'),
    ),
  ).toEqual(['images'])
  expect(await fieldsOf('', [await picture(ana)])).toEqual(['images'])
  expect((await say(ben, event, '🎂'.repeat(1000))).status).toBe(201)
  expect(await words(ana, event)).toHaveLength(1)
})

test('a picture goes up once, however often it is sent at once', async () => {
  const { ana, ben, event } = await stage()
  const url = await picture(ben)
  const answers = await Promise.all(Array.from({ length: 6 }, () => say(ben, event, 'Cake', [url])))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await words(ana, event)).toEqual(['Cake'])
})

test('its author and the host take an entry away, with its files; nobody else does', async () => {
  const { ana, ben, cleo, event } = await stage()
  const first = (await say(ben, event, '', [await picture(ben)])).body.entry
  const second = (await say(ben, event, 'Second')).body.entry
  expect((await drop(cleo, event, first.id)).status).toBe(404)
  expect((await drop(ben, event, first.id)).status).toBe(200)
  expect((await drop(ben, event, first.id)).status).toBe(404)
  expect((await drop(ana, event, second.id)).status).toBe(200)
  expect(await words(ana, event)).toEqual([])
  await world.drainJobs()
  expect((await fetch(first.images[0].image)).status).toBe(404)
})

test('where the host approves first, only the host and its author see what waits', async () => {
  const { ana, ben, cleo, event } = await stage()
  expect((await approveFirst(ben, event, true)).status).toBe(404)
  expect((await approveFirst(ana, event, true)).body.approve_first).toBe(true)
  const { entry } = (await say(ben, event, 'May I?')).body
  expect(entry.is_waiting).toBe(true)
  expect((await say(ana, event, 'From the host')).body.entry.is_waiting).toBe(false)
  expect([await words(ana, event), await words(ben, event), await words(cleo, event)]).toEqual([
    ['From the host', 'May I?'],
    ['From the host', 'May I?'],
    ['From the host'],
  ])
  for (const one of [ben, cleo]) expect((await approve(one, event, entry.id)).status).toBe(404)
  const answers = await Promise.all([approve(ana, event, entry.id), approve(ana, event, entry.id)])
  expect(answers.map(({ status, body }) => [status, body.entry.is_waiting])).toEqual([
    [200, false],
    [200, false],
  ])
  expect(await words(cleo, event)).toEqual(['From the host', 'May I?'])
})

test('waiting entries go on waiting when the host no longer approves first; only new ones are published at once', async () => {
  const { ana, ben, cleo, event } = await stage()
  await approveFirst(ana, event, true)
  const first = (await say(ben, event, 'First')).body.entry
  const second = (await say(ben, event, 'Second')).body.entry
  expect((await approveFirst(ana, event, false)).body.approve_first).toBe(false)
  expect((await say(ben, event, 'Third')).body.entry.is_waiting).toBe(false)
  expect(await words(cleo, event)).toEqual(['Third'])
  for (const one of [ana, ben])
    expect((await wall(one, event)).entries.map((entry: Loose) => [entry.words, entry.is_waiting])).toEqual([
      ['Third', false],
      ['Second', true],
      ['First', true],
    ])
  expect((await approve(ana, event, first.id)).body.entry.is_waiting).toBe(false)
  expect((await drop(ana, event, second.id)).status).toBe(200)
  expect(await words(cleo, event)).toEqual(['Third', 'First'])
})

test('people between whom there is a block do not see each other, and suspended ones nobody sees', async () => {
  const { ana, ben, cleo, event } = await stage()
  await say(ben, event, 'From Ben')
  await say(cleo, event, 'From Cleo')
  await block(world, cleo, ben)
  expect(await words(cleo, event)).toEqual(['From Cleo'])
  expect(await words(ben, event)).toEqual(['From Ben'])
  await sql`UPDATE users SET status = 'suspended' WHERE id = ${ben.id}`.execute(world.app.db)
  expect(await words(ana, event)).toEqual(['From Cleo'])
})

test('an entry of one event cannot be reached through another', async () => {
  const { ana, ben, event } = await stage()
  const other = await party(ben)
  const { entry } = (await say(ana, event, 'Here')).body
  expect((await drop(ben, other, entry.id)).status).toBe(404)
  expect((await approve(ben, other, entry.id)).status).toBe(404)
})

test('new entries are pushed to everybody who comes', async () => {
  const { ana, cleo, event } = await stage()
  await world.drainJobs()
  const connection = await openSocket(world.url, { token: cleo.token })
  await say(ana, event, 'Welcome!')
  await world.drainJobs()
  await vi.waitFor(() => expect(connection.heard).toContain('events'))
})

test('a deleted event takes its wall along, with all files', async () => {
  const { ana, ben, event } = await stage()
  const { entry } = (await say(ben, event, '', [await picture(ben)])).body
  await call('DELETE', `/event/${event}`, { as: ana })
  await world.drainJobs()
  const { rows } = await sql`SELECT 1 FROM event_wall_entries WHERE id = ${entry.id}`.execute(world.app.db)
  expect(rows).toEqual([])
  expect((await fetch(entry.images[0].image)).status).toBe(404)
})

test('a page costs as many statements with many entries as with few', async () => {
  const { ana, ben, event } = await stage()
  await say(ana, event, '', [await picture(ana)])
  const few = await world.statements(() => wall(ben, event))
  for (let n = 0; n < 10; n += 1) await say(ana, event, `Entry ${n}`)
  expect((await world.statements(() => wall(ben, event))).length).toBe(few.length)
})
