import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { befriend, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer, servicesOf } from '../services/steps.ts'

const world = await startWorld()
const { call } = world
const { service } = servicesOf(world)

/** A caterer, with the id of the company. */
async function provider() {
  const owner = await newCaterer(world)
  const { body } = await call('GET', '/profile/me', { as: owner })
  return { owner, user_id: owner.id, id: body.user.service_provider?.id ?? 0 }
}

const see = (id: number, as?: Someone) => call('GET', `/service-provider/${id}`, { as })
const join = (as: Someone, userId: number) => call('POST', `/service-provider/${userId}/follow`, { as })
const exit = (as: Someone, userId: number) => call('DELETE', `/service-provider/${userId}/follow`, { as })

test('a provider is seen by everybody, without documents and payment', async () => {
  const { id, owner, user_id } = await provider()
  await service(owner)
  const { status, body } = await see(id)
  expect(status).toBe(200)
  expect(body.service_provider).toMatchObject({
    id,
    user_id,
    company_name: 'Saffron & Smoke',
    country: 'Spain',
    currency: 'EUR',
    rating: 0,
    total_services: 1,
    total_joined: 0,
    is_joined: false,
    can: { edit: false, join: false, book: false, message: false },
  })
  expect(JSON.stringify(body)).not.toMatch(/payment|document|email|mobile/)
  expect((await see(id, owner)).body.service_provider.can).toEqual({
    edit: true,
    join: false,
    book: false,
    report: false,
    message: false,
  })
})

test('who has an account books of others while they are listed', async () => {
  const { id } = await provider()
  const { ana } = await world.people()
  const canBook = async (as?: Someone) => (await see(id, as)).body.service_provider.can.book
  expect([await canBook(ana), await canBook()]).toEqual([true, false])
  await world.app.db
    .updateTable('service_providers')
    .set({ created_at: new Date(world.clock.now().getTime() - 40 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  expect(await canBook(ana)).toBe(false)
})

test('a provider’s page says from which price, in which languages, how it is rated, and who of one’s own has joined', async () => {
  const { id, owner, user_id } = await provider()
  const { ana, ben, cleo } = await world.people()
  const told = async (as?: Someone) => (await see(id, as)).body.service_provider
  expect(await told()).toMatchObject({ languages: [], price_from: null, rating: 0, total_ratings: 0 })
  await service(owner, {
    items: [
      { name: 'Tier', price: 40.5 },
      { name: 'Baker', price: 30, unit: 2 },
    ],
  })
  await call('PATCH', '/store', { as: owner, json: { languages: ['es', 'en'] } })
  await world.app.db
    .updateTable('stores')
    .set({ rating_count: 2, rating_sum: 9, by_stars: [0, 0, 0, 1, 1] })
    .where('provider_id', '=', id)
    .execute()
  await befriend(world, ana, ben)
  for (const one of [ben, cleo]) await join(one, user_id)
  expect(await told(ana)).toMatchObject({
    languages: ['es', 'en'],
    price_from: { amount: 30, currency: 'EUR', unit: 2 },
    rating: 4.5,
    total_ratings: 2,
    joined_connections: { count: 1, people: [{ id: ben.id, name: 'Ben' }] },
  })
  expect((await told()).joined_connections).toEqual({ count: 0, people: [] })
})

test('a store says how far it comes, and its terms; what is left out stays, what is sent empty goes', async () => {
  const { id, owner } = await provider()
  const edit = (json: object) => call('PATCH', '/store', { as: owner, json: { languages: [], ...json } })
  const terms = {
    cancellation: 'Free until two weeks before.',
    travel: '€0.40 a kilometre.',
    deposit: 'A third.',
    travels_km: 40,
  }
  expect((await see(id)).body.service_provider).toMatchObject({
    cancellation: null,
    travel: null,
    deposit: null,
    travels_km: null,
  })
  expect((await edit(terms)).body).toMatchObject(terms)
  expect((await edit({ deposit: '', travels_km: '0' })).status).toBe(200)
  expect((await see(id)).body.service_provider).toMatchObject({ ...terms, deposit: null, travels_km: 0 })
  for (const travels_km of [-1, 501, 1.5, 'far'])
    expect((await edit({ travels_km })).body.errors, String(travels_km)).toHaveProperty('travels_km')
  expect((await edit({ travel: 'x'.repeat(601) })).body.errors).toEqual({ travel: ['At most 600 characters.'] })
})

test('joining and leaving count once, however often and at the same time', async () => {
  const { id, user_id } = await provider()
  const { ana, ben } = await world.people()
  const joined = await Promise.all([join(ana, user_id), join(ana, user_id), join(ben, user_id)])
  expect(joined.map(({ body }) => body.message)).toEqual(Array.from(joined, () => 'You have joined this provider'))
  expect((await see(id, ana)).body.service_provider).toMatchObject({ is_joined: true, total_joined: 2 })
  for (const _ of [1, 2])
    expect((await exit(ana, user_id)).body).toEqual({
      message: 'You have left this provider',
      is_joined: false,
      total_joined: 1,
    })
  expect((await see(id, ana)).body.service_provider).toMatchObject({ is_joined: false, total_joined: 1 })
})

test('nobody joins their own store, that of a celebrant, or none', async () => {
  const { owner, user_id } = await provider()
  const { ana, ben } = await world.people()
  for (const [as, userId] of [
    [owner, user_id],
    [ana, ben.id],
    [ana, 999_999],
  ] as const)
    for (const act of [join, exit]) expect((await act(as, userId)).status).toBe(404)
  expect((await call('POST', `/service-provider/${user_id}/follow`)).status).toBe(401)
})

test('where there is a block, either way, there is neither store nor joining', async () => {
  const { id, owner, user_id } = await provider()
  const { ana, ben } = await world.people()
  await call('POST', `/friend/${user_id}/block`, { as: ana })
  await call('POST', `/friend/${ben.id}/block`, { as: owner })
  for (const one of [ana, ben]) {
    expect((await see(id, one)).status).toBe(404)
    expect((await join(one, user_id)).status).toBe(404)
  }
  expect((await see(id)).status).toBe(200)
})

test('a provider is listed for a month from registration, then while the plan is paid for; the owner is told until when', async () => {
  const { id, owner } = await provider()
  const { ana } = await world.people()
  const told = async (as?: Someone) => (await see(id, as)).body.service_provider
  const { created_at, listed_until } = await told(owner)
  const trialDays = (Date.parse(listed_until ?? '') - Date.parse(created_at)) / 86_400_000
  expect([28, 29, 30, 31]).toContain(trialDays)
  for (const as of [ana, undefined]) expect((await told(as)).listed_until).toBeNull()
  await service(owner)
  const pay = (until: string) =>
    sql`UPDATE stores SET paid_until = ${until} WHERE provider_id = ${id}`.execute(world.app.db)
  await pay('2090-01-01T00:00:00Z')
  expect((await told(owner)).listed_until).toBe('2090-01-01T00:00:00.000Z')
  await pay('2001-01-01T00:00:00Z')
  expect((await told(owner)).listed_until).toBe(listed_until)
})

test('what a joined provider posts is in the feed; of a private one only what connections may see', async () => {
  const { owner, user_id } = await provider()
  const { ana, ben } = await world.people()
  await call('POST', '/post', { as: owner, json: { content: 'Figs are ripe.' } })
  const feed = async (as: Someone) => (await call('GET', '/post', { as })).body.post.map(post => post.content)
  await join(ana, user_id)
  expect(await feed(ana)).toContain('Figs are ripe.')
  await makePrivate(world, owner)
  expect(await feed(ana)).not.toContain('Figs are ripe.')
  await befriend(world, owner, ben)
  expect(await feed(ben)).toContain('Figs are ripe.')
})
