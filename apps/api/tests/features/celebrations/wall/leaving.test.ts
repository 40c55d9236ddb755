import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { wallOf } from './steps.ts'

const world = await startWorld()
const { accept, party, reject, remove } = stepsOf(world)
const { approve, approveFirst, at, drop, own, say, stage, words } = wallOf(world)
const { put } = uploading(world)

test('people who have left, were removed from the list or are blocked find and delete their own entries, with their files', async () => {
  const { ana, ben, cleo, dan, event } = await stage()
  await accept(dan, event)
  const bytes = new Uint8Array(await png({ width: 64, height: 48 }))
  const picture = await put(ben, { name: 'cake.png', type: 'image/png', bytes })
  const entries = [
    { who: ben, entry: (await say(ben, event, 'Of Ben', [picture])).body.entry },
    { who: cleo, entry: (await say(cleo, event, 'Of Cleo')).body.entry },
    { who: dan, entry: (await say(dan, event, 'Of Dan')).body.entry },
  ]
  await reject(ben, event)
  await remove(ana, event, cleo)
  await block(world, ana, dan)
  for (const { who, entry } of entries) {
    expect(await own(who, event)).toEqual([[entry.words, false]])
    for (const other of [ben, cleo, dan].filter(one => one !== who))
      expect((await drop(other, event, entry.id)).status).toBe(404)
    expect((await drop(who, event, entry.id)).status).toBe(200)
    expect((await drop(who, event, entry.id)).status).toBe(404)
    expect(await own(who, event)).toEqual([])
  }
  expect(await words(ana, event)).toEqual([])
  await world.drainJobs()
  expect((await fetch(entries[0]?.entry.images[0].image)).status).toBe(404)
})

test('only the author can list their own entries of one event, newest first and page by page', async () => {
  const { ana, ben, cleo, event } = await stage()
  const other = await party(ana)
  await say(cleo, event, 'Of Cleo')
  const { entry } = (await say(ben, event, 'First')).body
  world.clock.forward({ minutes: 1 })
  await say(ben, event, 'Second')
  await reject(ben, event)
  expect(await own(ben, event)).toEqual([
    ['Second', false],
    ['First', false],
  ])
  expect([await own(ben, other), await own(ana, event)]).toEqual([[], []])
  expect((await drop(ben, other, entry.id)).status).toBe(404)
  const { body } = await world.call('GET', at(event, '/own?per_page=1'), { as: ben })
  expect([body.entries.length, body.hasMorePages]).toEqual([1, true])
  expect((await world.call('GET', at(event, '/own'))).status).toBe(401)
})

test('waiting entries of guests who no longer come are hidden from the host and cannot be approved, until they come again', async () => {
  const { ana, ben, cleo, event } = await stage()
  await approveFirst(ana, event, true)
  const { entry } = (await say(ben, event, 'Of Ben')).body
  const { entry: removed } = (await say(cleo, event, 'Of Cleo')).body
  await reject(ben, event)
  await remove(ana, event, cleo)
  expect(await words(ana, event)).toEqual([])
  for (const { id } of [entry, removed]) expect((await approve(ana, event, id)).status).toBe(404)
  expect(await own(ben, event)).toEqual([['Of Ben', true]])
  await accept(ben, event)
  expect(await words(ana, event)).toEqual(['Of Ben'])
  expect((await approve(ana, event, entry.id)).status).toBe(200)
})
