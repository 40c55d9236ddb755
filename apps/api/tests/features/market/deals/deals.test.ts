import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { newCaterer } from '../services/steps.ts'
import { dealsOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { create, deal, edit, inHours, list, moveTo, own, picture, read, refused, remove } = dealsOf(world)

test('a deal is posted as the old client posts it: a multipart form with files', async () => {
  const { ana, ben } = await world.people()
  const form = new FormData()
  const fields = { title: 'Ivory gown', cost: '240', valid_till: inHours(48), description: 'Worn for five hours.' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const name of ['one.png', 'two.png'])
    form.append(
      'images[]',
      new Blob([new Uint8Array(await png({ width: 40, height: 30 }))], { type: 'image/png' }),
      name,
    )
  const { status, body } = await call('POST', '/deal', { as: ana, multipart: form })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    message: 'Deal created',
    deal: {
      title: 'Ivory gown',
      cost: 240,
      currency: 'USD',
      or_nearest_offer: false,
      valid_till: fields.valid_till,
      condition: null,
      status: 'active',
      has_ended: false,
      user: { id: ana.id, name: 'Ana', provider_id: null, total_sold: 0 },
      can: { edit: true, archive: true, restore: false, sell: true, delete: true, save: false, contact: false },
    },
  })
  expect(body.deal.images).toHaveLength(2)
  expect((await read(ben, body.deal.id)).body.deal).toMatchObject({
    can: { edit: false, archive: false, sell: false, delete: false, save: true, contact: true, report: true },
  })
  expect((await read(undefined, body.deal.id)).body.deal.can).toMatchObject({ save: false, contact: false })
})

test('a deal says its condition, its kind, its currency, and that there is room to bargain', async () => {
  const { ana } = await world.people()
  const more = { cost: 14_500, currency: 'INR', or_nearest_offer: true, condition: 'like_new', category_id: 37 }
  expect(await deal(ana, more)).toMatchObject(more)
})

test('what is free has no room to bargain', async () => {
  const { ana } = await world.people()
  expect(await deal(ana, { cost: 0, or_nearest_offer: true })).toMatchObject({ cost: 0, or_nearest_offer: false })
  const { id } = await deal(ana, { cost: 5, or_nearest_offer: true })
  expect((await edit(ana, id, { cost: 0 })).body.deal).toMatchObject({ cost: 0, or_nearest_offer: false })
})

test('each field is refused for what is wrong with it', async () => {
  const { ana } = await world.people()
  expect(await refused(ana, { title: ' ' })).toEqual(['title'])
  expect(await refused(ana, { title: '🎂'.repeat(81) })).toEqual(['title'])
  expect(await refused(ana, { description: '' })).toEqual(['description'])
  expect(await refused(ana, { cost: -1 })).toEqual(['cost'])
  expect(await refused(ana, { cost: 1.001 })).toEqual(['cost'])
  expect(await refused(ana, { cost: 1.5, currency: 'JPY' })).toEqual(['cost'])
  expect(await refused(ana, { currency: 'ABC' })).toEqual(['currency'])
  expect(await refused(ana, { condition: 'broken' })).toEqual(['condition'])
  expect(await refused(ana, { category_id: 9999 })).toEqual(['category_id'])
  expect(await refused(ana, { valid_till: 'soon' })).toEqual(['valid_till'])
  expect(await refused(ana, { valid_till: inHours(-1) })).toEqual(['valid_till'])
  expect(await refused(ana, { valid_till: inHours(24 * 367) })).toEqual(['valid_till'])
  expect(await refused(ana, { city_id: 1 })).toEqual(['city_id'])
})

test('a date alone means the whole of that day in UTC', async () => {
  const { ana } = await world.people()
  const day = inHours(48).slice(0, 10)
  expect(await deal(ana, { valid_till: day })).toMatchObject({ valid_till: `${day} 23:59:59` })
})

test('up to six pictures are shown in the seller’s order, and can be put in another', async () => {
  const { ana, ben } = await world.people()
  const seven = await Promise.all(Array.from({ length: 7 }, () => picture(ana)))
  expect(await refused(ana, { images: seven })).toEqual(['images'])
  const six = seven.slice(0, 6)
  const posted = await deal(ana, { images: six })
  const urls = posted.images.map((one: { image: string }) => one.image)
  expect(urls).toEqual(six)
  const fewer = [urls[3], urls[0]]
  expect((await edit(ana, posted.id, { images: fewer })).body.deal.images).toMatchObject(
    fewer.map(image => ({ image })),
  )
  expect((await create(ben, { images: [urls[3]] })).status).toBe(422)
})

test('a deal is where its seller lives, unless it says where it is', async () => {
  const { ana } = await world.people()
  const toledo = await moveTo(ana, 'Toledo')
  expect(await deal(ana)).toMatchObject({ ...toledo, city: 'Toledo' })
  const elsewhere = await deal(ana, { country_id: 724 })
  expect(elsewhere).toMatchObject({ country_id: 724, state_id: null, city: null })
  expect((await edit(ana, elsewhere.id, toledo)).body.deal).toMatchObject(toledo)
})

test('a provider sells under the name of the company, from where that is', async () => {
  const caterer = await newCaterer(world)
  const { user, city_id } = await deal(caterer)
  expect(user).toMatchObject({ name: 'Saffron & Smoke', provider_id: expect.any(Number) })
  expect(city_id).not.toBeNull()
})

test('what is left out of an edit stays', async () => {
  const { ana } = await world.people()
  const posted = await deal(ana, { condition: 'good', category_id: 37 })
  const { body } = await edit(ana, posted.id, { title: 'Thirty lanterns' })
  expect(body.message).toBe('Deal updated')
  expect(body.deal).toEqual({ ...posted, title: 'Thirty lanterns', edited_at: expect.any(String) })
  expect((await edit(ana, posted.id, { condition: '', category_id: '' })).body.deal).toMatchObject({
    condition: null,
    category_id: null,
  })
})

test('a deal is reduced once it costs less than it ever has', async () => {
  const { ana } = await world.people()
  const { id } = await deal(ana, { cost: 320 })
  const cost = async (value: number) => (await edit(ana, id, { cost: value })).body.deal
  expect(await cost(240)).toMatchObject({ cost: 240, cost_before: 320, reduced_at: expect.any(String) })
  expect(await cost(900)).toMatchObject({ cost: 900, cost_before: null, reduced_at: null })
  expect(await cost(300)).toMatchObject({ cost_before: null })
  expect(await cost(200)).toMatchObject({ cost_before: 240 })
  expect((await edit(ana, id, { title: 'Another' })).body.deal).toMatchObject({ cost_before: 240 })
  expect((await edit(ana, id, { currency: 'EUR' })).status).toBe(422)
  expect((await edit(ana, id, { currency: 'EUR', cost: 10 })).body.deal).toMatchObject({ cost: 10, cost_before: null })
})

test('nobody changes or deletes the deal of somebody else', async () => {
  const { ana, ben } = await world.people()
  const { id } = await deal(ana)
  expect((await edit(ben, id, { title: 'Mine' })).status).toBe(404)
  expect((await remove(ben, id)).status).toBe(404)
  expect((await call('PUT', `/deal/${id}/status`, { as: ben, json: { status: 'sold_out' } })).status).toBe(404)
})

test('a deleted deal is gone with its pictures, and no longer counted', async () => {
  const { ana } = await world.people()
  const { id, images } = await deal(ana, { images: [await picture(ana)] })
  expect((await remove(ana, id)).body.message).toBe('Deal Deleted')
  expect((await read(ana, id)).status).toBe(404)
  expect(await list(ana)).toMatchObject({ deals: [], totalRecords: 0, counts: { shown: 0, running: 0, archived: 0 } })
  await world.drainJobs()
  expect((await fetch(images[0]?.image ?? '')).status).toBe(404)
})

test('the own list is paged, last posted first', async () => {
  const { ana } = await world.people()
  for (const title of ['One', 'Two', 'Three']) {
    await deal(ana, { title })
    world.clock.forward({ minutes: 1 })
  }
  const page = await list(ana, '?per_page=2')
  expect(page.deals.map((one: { title: string }) => one.title)).toEqual(['Three', 'Two'])
  expect(page.totalRecords).toBe(3)
  const next = await list(ana, `?per_page=2&cursor=${page.nextCursor}`)
  expect(next).toMatchObject({ deals: [{ title: 'One' }], hasMorePages: false })
  expect(await own(ana)).toHaveLength(3)
})

test('nobody has more than two hundred deals', async () => {
  const { ana } = await world.people()
  await deal(ana)
  await world.app.db.transaction().execute(async tx => {
    const [row] = await tx.selectFrom('deals').selectAll().where('user_id', '=', ana.id).execute()
    if (!row) throw new Error('There is no deal.')
    const { id: _, position: __, is_listed: ___, facets: ____, ...copied } = row
    await tx
      .insertInto('deals')
      .values(Array.from({ length: 199 }, () => copied))
      .execute()
  })
  expect((await create(ana)).body.code).toBe('too_many_deals')
  expect((await list(ana)).counts.shown).toBe(1)
})
