import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { makeChild } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../friends/steps.ts'
import { stepsOf as meetStepsOf } from '../meet/steps.ts'
import { privacyOf, whichOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { change, people } = privacyOf(world)
const { found } = stepsOf(world)
const { born, join, met, treat } = meetStepsOf(world)

type Named = { id: number }

const has = (list: readonly Named[], { id }: Member): boolean => list.some(one => one.id === id)
const searched = async (as: Someone, keyword: string, whom: Member) =>
  has((await call('GET', `/search/user?keyword=${keyword}`, { as })).body.users, whom)
const mentionable = async (as: Someone, keyword: string, whom: Member) =>
  has((await call('GET', `/mention?keyword=${keyword}`, { as })).body.users, whom)
const named = async (as: Someone, whom: Member & { name: string }) => {
  const json = { content: `Hello @${whom.name}`, mentions: [whom.id] }
  return (await call('POST', '/post', { as, json })).body.post.mentions.length > 0
}

const whoFinds = {
  everybody: ['connection', 'inCircle', 'stranger'],
  circle: ['connection', 'inCircle'],
  connections: ['connection'],
} as const
const cases = Object.entries(whoFinds)

test.each(cases)('found by %s, in search and by typos in the name', async (found_by, who) => {
  const { owner, word, viewers } = await people()
  await change(owner, { found_by })
  expect(await whichOf(viewers, as => searched(as, word, owner))).toEqual(who)
  const slip = `${word.slice(0, -1)}a`
  expect(await whichOf(viewers, as => searched(as, slip, owner))).toEqual(who)
})

test.each(cases)('found by %s, among those to be mentioned, and named by them', async (found_by, who) => {
  const { owner, word, viewers } = await people()
  await change(owner, { found_by })
  expect(await whichOf(viewers, as => mentionable(as, word, owner))).toEqual(who)
  expect(await whichOf(viewers, as => named(as, owner))).toEqual(who)
})

test.each(cases)('found by %s, among suggestions, where connections are left out', async (found_by, who) => {
  const { owner, word, viewers } = await people()
  await change(owner, { found_by })
  const suggested = async (as: Someone, query: string) => (await found(as, query)).includes(owner.name)
  const strangers = who.filter(name => name !== 'connection')
  expect(await whichOf(viewers, as => suggested(as, `?keyword=${word}`))).toEqual(strangers)
  expect(await whichOf(viewers, as => suggested(as, '?per_page=100'))).toEqual(strangers)
})

test.each(cases)('found by %s, in Meet, where connections are left out', async (found_by, who) => {
  const { owner, viewers } = await people()
  for (const one of [owner, ...Object.values(viewers)]) await born(one, '1990-05-01')
  await join(owner)
  await change(owner, { found_by })
  const strangers = who.filter(name => name !== 'connection')
  expect(await whichOf(viewers, async as => (await met(as)).includes(owner.name))).toEqual(strangers)
  const { stranger } = viewers
  await join(stranger)
  expect((await treat(stranger, owner)).status).toBe(found_by === 'everybody' ? 200 : 404)
})

test('who sends a treat shows themselves, however they are found', async () => {
  const { owner, viewers } = await people()
  const { stranger } = viewers
  for (const one of [owner, stranger]) {
    await born(one, '1990-05-01')
    await join(one)
  }
  await change(owner, { found_by: 'connections' })
  await treat(owner, stranger)
  expect((await treat(stranger, owner)).status).toBe(200)
})

test('a child is found by nobody in search, whatever was chosen before', async () => {
  const { owner, word, viewers } = await people()
  await makeChild(world, owner)
  expect(await whichOf(viewers, as => searched(as, word, owner))).toEqual([])
  expect(await whichOf(viewers, as => mentionable(as, word, owner))).toEqual(['connection'])
})

test('a connection that is suspended makes no circle', async () => {
  const { owner, word, viewers } = await people()
  await change(owner, { found_by: 'circle' })
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('name', '=', 'Between').execute()
  expect(await whichOf(viewers, as => searched(as, word, owner))).toEqual(['connection'])
})

test('who is not found is still seen where they are', async () => {
  const { owner, viewers } = await people()
  await change(owner, { found_by: 'connections' })
  expect((await call('GET', `/profile/${owner.id}`, { as: viewers.stranger })).status).toBe(200)
})
