import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { signUp } from '../../../harness/people.ts'
import { staffOf } from '../../../harness/staff.ts'
import { startWorld } from '../../../harness/world.ts'
import { careOf } from '../../care/moderation/steps.ts'
import { bookingsOf } from '../bookings/steps.ts'
import { cartsOf } from '../carts/steps.ts'

const world = await startWorld()
const { call } = world
const { caseOf, decide, read, notices } = careOf(world)
const { menu, put, read: cartOf } = cartsOf(world)
const bookings = bookingsOf(world)

const { ana, ben } = await world.people()
const mona = await staffOf(world, await signUp(call, 'Mona'), 'moderator')
const noor = await staffOf(world, await signUp(call, 'Noor'), 'moderator')

const report = (as: Member, id: number, json: object = {}) =>
  call('POST', `/service-provider/${id}/report`, { as, json })
const page = async (as: Member | undefined, id: number) => (await call('GET', `/service-provider/${id}`, { as })).status
const found = async (keyword: string) =>
  (await call('GET', `/service-provider?keyword=${keyword}`)).body.service_providers.map(card => card.company_name)

/** The provider appeals, and another moderator grants it. */
async function giveBack(owner: Member, caseId: number) {
  const { decision } = await read(mona, caseId)
  await call('POST', `/statement/${decision?.id ?? 0}/appeal`, { as: owner, json: { words: 'We are real.' } })
  const json = { outcome: 'granted', words: 'We were wrong.' }
  expect((await call('POST', `/staff/report/${caseId}/appeal`, { as: noor, json })).status).toBe(200)
}

test('a store is reported once by each, not by its own provider, nor where it is not there', async () => {
  const { owner, providerId: id } = await menu([{ name: 'Plate', price: 10 }], { name: 'Quincewood' })
  expect((await report(ana, id, { reason: 'Took my money' })).status).toBe(200)
  expect((await report(ana, id, { reason: 'Again' })).status).toBe(200)
  await report(ben, id)
  expect(await read(mona, await caseOf('store', id))).toMatchObject({
    kind: 'store',
    reports: 2,
    author: { id: owner.id },
    thing: { title: expect.any(String), path: `/service-provider/${id}` },
    reported_by: [{ reason: 'Took my money' }, { reason: null }],
    can: { actions: ['dismiss', 'hide', 'remove', 'warn', 'suspend'] },
  })
  expect(await report(owner, id)).toMatchObject({ status: 409, body: { code: 'own_store' } })
  expect((await report(ana, 2_000_000_000)).status).toBe(404)
  await call('POST', `/friend/${owner.id}/block`, { as: ben })
  expect((await report(ben, id)).status).toBe(404)
  const can = async (as?: Member) =>
    (await call('GET', `/service-provider/${id}`, { as })).body.service_provider.can.report
  expect([await can(ana), await can(owner), await can()]).toEqual([true, false, false])
})

test('a hidden store is found by nobody, its provider reads why, and what is given back is found as before', async () => {
  const { owner, providerId: id, choice } = await menu([{ name: 'Yewberry plate', price: 10 }])
  const { service_provider: before } = (await call('GET', `/service-provider/${id}`)).body
  await put(ana, choice(0))
  await report(ana, id)
  const caseId = await caseOf('store', id)
  await decide(mona, caseId, { action: 'hide' })
  for (const visitor of [undefined, ana]) expect(await page(visitor, id)).toBe(404)
  expect(await found('yewberry')).toEqual([])
  for (const part of ['service', 'offer', 'review', 'album', 'question'])
    expect([part, (await call('GET', `/service-provider/${id}/${part}`, { as: ana })).status]).toEqual([part, 404])
  expect((await cartOf(ana)).cart).toMatchObject([{ problem: 'away' }])
  expect((await call('GET', `/profile/${owner.id}`, { as: ana })).body).toMatchObject({ user: { company_name: null } })
  const own = (await call('GET', `/service-provider/${id}`, { as: owner })).body.service_provider
  expect(own.statement_id).toEqual(expect.any(Number))
  expect((await notices(owner)).map(one => [one.kind, one.statement_id])).toEqual([
    ['statement_written', own.statement_id],
  ])
  const { statement } = (await call('GET', `/statement/${own.statement_id}`, { as: owner })).body
  expect(statement.letter.paragraphs[0]).toBe('We’ve hidden your store. Only you can see it now.')
  await giveBack(owner, caseId)
  expect(await found('yewberry')).toEqual([before.company_name])
  expect((await call('GET', `/service-provider/${id}`)).body.service_provider).toEqual(before)
  expect((await cartOf(ana)).cart).toMatchObject([{ problem: null }])
})

test('a removed store is not there for its provider either; the way back is the same', async () => {
  const { owner, providerId: id } = await menu([{ name: 'Plate', price: 10 }])
  await report(ana, id)
  const caseId = await caseOf('store', id)
  await decide(mona, caseId, { action: 'remove' })
  expect([await page(owner, id), await page(ana, id)]).toEqual([404, 404])
  expect((await call('GET', '/service', { as: owner })).body.services).toHaveLength(1)
  await giveBack(owner, caseId)
  expect([await page(owner, id), await page(ana, id)]).toEqual([200, 200])
})

test('what was booked goes on, and both sides hear of it', async () => {
  const { booking, provider, caterer } = await bookings.requested(ana)
  await report(ben, caterer.providerId)
  await decide(mona, await caseOf('store', caterer.providerId), { action: 'hide' })
  expect((await bookings.act(provider, booking.id, 'accept')).status).toBe(200)
  expect((await notices(ana)).map(one => one.kind)).toContain('booking_accepted')
  expect((await call('GET', `/booking/${booking.id}`, { as: ana })).status).toBe(200)
})
