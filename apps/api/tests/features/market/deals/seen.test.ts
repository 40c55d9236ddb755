import { expect, test } from 'vitest'
import { befriend, block, makeChild, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { dealsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { create, deal, found, inquire, read, save, saved, unsave } = dealsOf(world)

test('blocked people find none of each other’s deals, from either side', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await deal(ana, { title: 'Gown of Ana' })
  await save(ben, id)
  await block(world, ana, ben)
  await block(world, cleo, ana)
  for (const one of [ben, cleo]) {
    expect(await found(one)).not.toContain('Gown of Ana')
    expect((await read(one, id)).status).toBe(404)
    expect((await save(one, id)).status).toBe(404)
    expect((await inquire(one, id)).status).toBe(404)
  }
  expect(await saved(ben)).toEqual([])
})

test('deals of a private account are for its connections', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await deal(ana, { title: 'Private gown' })
  await makePrivate(world, ana)
  await befriend(world, ana, ben)
  expect(await found(ben)).toContain('Private gown')
  expect(await found(cleo)).not.toContain('Private gown')
  expect([(await read(ben, id)).status, (await read(cleo, id)).status, (await read(undefined, id)).status]).toEqual([
    200, 404, 404,
  ])
  expect(await found(ana)).toContain('Private gown')
})

test('a child has no deals: it neither posts, looks, nor asks', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ben)
  const mayAsk = async () => (await read(ana, id)).body.deal.can.contact
  expect(await mayAsk()).toBe(true)
  await makeChild(world, ana)
  expect(await mayAsk()).toBe(false)
  for (const refused of [
    await create(ana),
    await inquire(ana, id),
    await call('GET', '/deal?public_deal=true', { as: ana }),
    await call('GET', '/deal', { as: ana }),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'not_for_your_role'])
})

test('nobody sees the deals of an account that turns out to be a child’s', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana, { title: 'Too young' })
  await befriend(world, ana, ben)
  await makeChild(world, ana)
  expect((await read(ben, id)).status).toBe(404)
  expect(await found(ben)).not.toContain('Too young')
})

test('deals of a suspended account are gone until it is back', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana)
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
  expect((await read(ben, id)).status).toBe(404)
})

test('saving twice leaves one, and unsaving takes it away; last saved first', async () => {
  const { ana, ben } = await world.people()
  const first = await deal(ana, { title: 'First' })
  const second = await deal(ana, { title: 'Second' })
  await save(ben, second.id)
  world.clock.forward({ minutes: 1 })
  await save(ben, first.id)
  const { body } = await save(ben, first.id)
  expect(body).toEqual({ message: 'Deal saved', deal: { id: first.id, is_saved: true, total_saves: 1 } })
  expect(await saved(ben)).toEqual(['First', 'Second'])
  expect((await read(ben, first.id)).body.deal).toMatchObject({ is_saved: true, total_saves: 1 })
  expect((await unsave(ben, first.id)).body.deal).toEqual({ id: first.id, is_saved: false, total_saves: 0 })
  expect((await save(ana, first.id)).body.code).toBe('own_deal')
})

test('the first report of a person stands, and nobody reports their own deal', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana)
  const report = (as: typeof ben, reason: string) => call('POST', `/deal/${id}/report`, { as, json: { reason } })
  expect((await report(ben, 'Stolen')).body.message).toBe('This deal has been successfully reported')
  expect((await report(ben, 'Twice')).status).toBe(200)
  expect((await report(ana, 'Mine')).body.code).toBe('own_deal')
  const rows = await world.app.db
    .selectFrom('reports')
    .select(['user_id', 'reason'])
    .where('subject_type', '=', 'deal')
    .where('subject_id', '=', id)
    .execute()
  expect(rows).toEqual([{ user_id: ben.id, reason: 'Stolen' }])
})
