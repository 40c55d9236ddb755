import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { dealsOf } from './steps.ts'

const world = await startWorld()
const { archived, deal, edit, found, inHours, list, own, read, save, saved, set } = dealsOf(world)

test('an archived deal is there for its seller only, until it is restored', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana, { title: 'Arch' })
  await save(ben, id)
  const { body } = await set(ana, id, 'archive')
  expect(body).toMatchObject({
    message: 'Deal Archived',
    deal: { status: 'archive', can: { archive: false, restore: true, sell: false } },
  })
  expect([await own(ana), await archived(ana), await found(ben), await saved(ben)]).toEqual([[], ['Arch'], [], []])
  expect([(await read(ben, id)).status, (await read(undefined, id)).status, (await read(ana, id)).status]).toEqual([
    404, 404, 200,
  ])
  expect(await list(ana)).toMatchObject({ totalRecords: 0, counts: { shown: 0, running: 0, archived: 1 } })
  expect((await set(ana, id, 'active')).body.message).toBe('Deal restored')
  expect([await own(ana), await archived(ana), await found(ben), await saved(ben)]).toEqual([
    ['Arch'],
    [],
    ['Arch'],
    ['Arch'],
  ])
})

test('what is sold leaves the public list, and stays with its seller and who saved it', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana, { title: 'Glasses' })
  await save(ben, id)
  const { body } = await set(ana, id, 'sold_out')
  expect(body).toMatchObject({ message: 'Deal Sold', deal: { status: 'sold_out', user: { total_sold: 1 } } })
  expect(body.deal.status_changed_at).not.toBeNull()
  expect(await found(ben)).not.toContain('Glasses')
  expect([await own(ana), await saved(ben)]).toEqual([['Glasses'], ['Glasses']])
  expect((await read(ben, id)).body.deal).toMatchObject({ status: 'sold_out', can: { contact: false, save: true } })
  expect((await list(ana)).counts).toEqual({ shown: 1, running: 0, archived: 0 })
  expect((await set(ana, id, 'active')).body.deal.user.total_sold).toBe(0)
})

test('the same status twice is once', async () => {
  const { ana } = await world.people()
  const { id } = await deal(ana)
  const first = (await set(ana, id, 'sold_out')).body.deal
  world.clock.forward({ minutes: 1 })
  expect((await set(ana, id, 'sold_out')).body.deal.status_changed_at).toBe(first.status_changed_at)
})

test('a deal that has ended leaves the public list at once, and the counts with the job', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana, { title: 'Drum', valid_till: inHours(1) })
  await save(ben, id)
  expect(await found(ben)).toContain('Drum')
  world.clock.forward({ hours: 1, minutes: 1 })
  expect(await found(ben)).not.toContain('Drum')
  expect(await own(ana)).toEqual(['Drum'])
  expect((await read(ben, id)).body.deal).toMatchObject({ has_ended: true, status: 'active', can: { contact: false } })
  await world.runScheduledJob('deals.end')
  expect((await list(ana)).counts).toEqual({ shown: 1, running: 0, archived: 0 })
  expect(await saved(ben)).toEqual(['Drum'])
})

test('with a later end a deal is to be had again', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana, { title: 'Chairs', valid_till: inHours(1) })
  world.clock.forward({ hours: 2 })
  await world.runScheduledJob('deals.end')
  expect((await edit(ana, id, { title: 'Sixty chairs' })).body.deal.has_ended).toBe(true)
  expect((await edit(ana, id, { valid_till: inHours(48) })).body.deal.has_ended).toBe(false)
  expect(await found(ben)).toContain('Sixty chairs')
  expect((await list(ana)).counts.running).toBe(1)
})
