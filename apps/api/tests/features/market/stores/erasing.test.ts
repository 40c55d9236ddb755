import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasureOf } from '../../../harness/erasure.ts'
import { startWorld } from '../../../harness/world.ts'
import { cartsOf } from '../carts/steps.ts'
import { offersOf } from '../offers/steps.ts'
import { servicesOf } from '../services/steps.ts'

const world = await startWorld()
const { app, call } = world
const { menu, put, read } = cartsOf(world)
const { picture, service } = servicesOf(world)
const { offer } = offersOf(world)
const { leave, erase, again, tablesWith } = erasureOf(world)

const word = 'Quillonia'
const stored = /^(cart|offer|service_(?!providers)|services|store|plan)/
const { ana } = await world.people()

const tomorrow = () => new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
const ok = async (answer: ReturnType<typeof call>) => expect((await answer).status).toBeLessThan(300)

/** A store that says the word wherever it can, and a guest of it who puts it into her cart. */
async function wordyStore() {
  const caterer = await menu([{ name: `${word} plate`, price: 10 }], { name: `${word} Kitchen` })
  const { owner } = caterer
  await service(owner, {
    name: word,
    description: word,
    images: [await picture(owner)],
    items: [{ name: word, price: 5 }],
  })
  await offer(owner, { name: word, description: word, images: [await picture(owner)] })
  await ok(call('POST', '/album', { as: owner, json: { name: word, images: [await picture(owner)] } }))
  const terms = { cancellation: word, travel: word, deposit: word, languages: ['en'], travels_km: 10 }
  await ok(call('PATCH', '/store', { as: owner, json: terms }))
  await ok(
    call('PATCH', '/store/availability', {
      as: owner,
      json: { weekdays_off: [], allows_holds: true, bookings_a_day: 3 },
    }),
  )
  return caterer
}

test('a store whose owner is erased has nothing left but what bookings point at, and is in no list', async () => {
  const { owner, providerId, choice } = await wordyStore()
  const plain = await menu([{ name: 'Bread', price: 3 }])
  await put(ana, choice(0))
  await put(ana, plain.choice(0))
  const { body } = await call('POST', `/service-provider/${providerId}/question`, { as: ana, json: { question: word } })
  await ok(call('POST', `/question/${body.question.id}/answer`, { as: owner, json: { answer: word } }))
  await ok(call('POST', `/service-provider/${owner.id}/follow`, { as: ana }))
  await ok(
    call('POST', `/service-provider/${providerId}/hold`, { as: ana, json: { day: tomorrow(), timezone: 'UTC' } }),
  )
  await leave(owner)
  await erase()

  expect(await tablesWith(word, stored)).toEqual([])
  const guest = await again(ana)
  expect((await read(guest)).cart.map(entry => entry.service_item.name)).toEqual(['Bread'])
  const { rows } = await sql`SELECT total_services, total_offers, total_albums, total_joined FROM stores
    WHERE provider_id = ${providerId}`.execute(app.db)
  expect(rows).toEqual([{ total_services: 0, total_offers: 0, total_albums: 0, total_joined: 0 }])
  expect((await call('GET', `/service-provider/${providerId}`, { as: guest })).status).toBe(404)
  const listed = await sql<{ id: number }>`SELECT provider_id AS id FROM store_listings`.execute(app.db)
  expect(listed.rows.map(row => row.id)).not.toContain(providerId)
  const known = await sql`SELECT FROM store_words WHERE word = 'bread'`.execute(app.db)
  expect(known.rows).toHaveLength(1)
})

test('what somebody who is erased has put aside, asked and joined is gone, and its counters know', async () => {
  const { cleo } = await world.people()
  const { owner, providerId, choice } = await menu([{ name: 'Tart', price: 4 }])
  await ok(
    call('PATCH', '/store/availability', {
      as: owner,
      json: { weekdays_off: [], allows_holds: true, bookings_a_day: 3 },
    }),
  )
  await put(cleo, choice(0))
  await ok(call('POST', `/service-provider/${providerId}/question`, { as: cleo, json: { question: word } }))
  await ok(call('POST', `/service-provider/${owner.id}/follow`, { as: cleo }))
  await ok(
    call('POST', `/service-provider/${providerId}/hold`, { as: cleo, json: { day: tomorrow(), timezone: 'UTC' } }),
  )
  await leave(cleo)
  await erase()

  expect(await tablesWith(word, stored)).toEqual([])
  for (const table of ['carts', 'cart_items', 'store_questions', 'store_members', 'store_places'])
    expect((await sql`SELECT FROM ${sql.table(table)} WHERE user_id = ${cleo.id}`.execute(app.db)).rows).toEqual([])
  const { rows } =
    await sql`SELECT total_joined, (SELECT coalesce(sum(taken + held), 0)::integer FROM store_day_counts AS counted
    WHERE counted.provider_id = stores.provider_id) AS held FROM stores WHERE provider_id = ${providerId}`.execute(
      app.db,
    )
  expect(rows).toEqual([{ total_joined: 0, held: 0 }])
})
