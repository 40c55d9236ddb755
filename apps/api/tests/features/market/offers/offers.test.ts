import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { newCaterer, servicesOf, someCategories } from '../services/steps.ts'
import { offersOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { picture, remove: removeService, service, edit: editService } = servicesOf(world)
const { create, edit, list, offer, read, refused, remove, shown } = offersOf(world)
const { catering, cakes } = someCategories
const { ana } = await world.people()
const caterer = () => newCaterer(world)
const ruth = await caterer()

const jollof = { name: 'Jollof', price: 10 }
const rice = { name: 'Rice', price: 0.99, unit: 3 }
const namesOf = (offers: { name: string }[]) => offers.map(one => one.name)
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()

test('an offer is made for chosen items, which it tells with both prices', async () => {
  const { id: service_id, items } = await service(ruth, { items: [jollof, rice] })
  const ends_at = inDays(10)
  const made = await offer(ruth, { items: items.map(item => item.id), categories: [cakes, catering, cakes], ends_at })
  expect(made).toMatchObject({
    name: 'Spring',
    discount: 20,
    categories: [cakes, catering],
    applies_to: 'items',
    items: [
      { service_id, name: 'Jollof', unit: 1, price: 10, offer_price: 8 },
      { service_id, name: 'Rice', unit: 3, price: 0.99, offer_price: 0.79 },
    ],
    currency: 'EUR',
    images: [],
    ends_at,
    is_running: true,
    edited_at: null,
    can: { edit: true, delete: true },
  })
  expect((await read(ruth, made.id)).body).toEqual({ offer: made })
  expect(await offer(ruth)).toMatchObject({ applies_to: 'categories', items: [], ends_at: null, is_running: true })
})

test('forms are taken in all encodings, pictures in them', async () => {
  const { items } = await service(ruth, { items: [jollof] })
  const fields = {
    name: 'Cakes',
    description: 'Three tiers.',
    'categories[]': String(cakes),
    'items[]': String(items[0]?.id),
    discount: '15',
    ends_at: '2150-03-01T00:00:00+02:00',
  }
  const multipart = new FormData()
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value)
  const bytes = new Uint8Array(await png({ width: 40, height: 30 }))
  multipart.append('images[]', new Blob([bytes], { type: 'image/png' }), 'cake.png')
  for (const [encoding, images] of [
    [{ multipart }, 1],
    [{ form: fields }, 0],
  ] as const) {
    const { status, body } = await call('POST', '/offer', { as: ruth, ...encoding })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.message).toBe('Offer has been created successfully.')
    expect(body.offer).toMatchObject({ discount: 15, items: [jollof], ends_at: '2150-02-28T22:00:00.000Z' })
    expect(body.offer.images).toHaveLength(images)
  }
})

test('a discount is a whole percentage from 0 to 100', async () => {
  for (const discount of [-1, '-1', 101, '101', 12.5, '12.5', 'half', '', null, '1e1', [], '20%'])
    expect(await refused(ruth, { discount }), String(discount)).toEqual(['discount'])
  expect((await create(ruth, { discount: '12.5' })).body.errors).toEqual({ discount: ['Whole numbers only.'] })
  for (const discount of [0, 100, '7']) expect((await offer(ruth, { discount })).discount).toBe(Number(discount))
})

test('names, words and categories are asked for, and all is bounded', async () => {
  expect(await refused(ruth, { name: '', description: '', categories: [] })).toEqual([
    'name',
    'description',
    'categories',
  ])
  expect(await refused(ruth, { name: 'x'.repeat(81) })).toEqual(['name'])
  expect(await refused(ruth, { description: 'x'.repeat(2001) })).toEqual(['description'])
  for (const id of [9999, someCategories.food])
    expect(await refused(ruth, { categories: [id] })).toEqual(['categories'])
  expect(await refused(ruth, { categories: [11, 12, 13, 14, 15, 16] })).toEqual(['categories'])
  expect(await refused(ruth, { items: Array.from({ length: 101 }, (_, index) => index + 1) })).toEqual(['items'])
  const noTimes = ['soon', '2150-02-30T00:00:00Z', '2150-03-01', '2150-03-01T00:00:00', '1999-01-01T00:00:00Z', 7]
  for (const ends_at of [...noTimes, '2200-01-01T00:00:00Z', inDays(-1)])
    expect(await refused(ruth, { ends_at }), String(ends_at)).toEqual(['ends_at'])
})

test('items of other stores, and those that are gone, are refused', async () => {
  const other = await caterer()
  const hers = (await service(other, { items: [jollof] })).items.map(item => item.id)
  const { id } = await offer(ruth)
  for (const items of [hers, [999_999]]) {
    const { body } = await create(ruth, { items })
    expect(body.errors).toEqual({ items: ['This item is no longer there.'] })
    expect((await edit(ruth, id, { items })).status).toBe(422)
  }
  expect((await read(ruth, id)).body.offer.applies_to).toBe('categories')
})

test('an offer is seen by everybody who sees its provider, and changed by nobody else', async () => {
  const { id, provider_id } = await offer(ruth)
  const [other, blocked] = [await caterer(), await caterer()]
  const seen = { status: 200, body: { offer: { id, can: { edit: false, delete: false } } } }
  for (const as of [other, ana, undefined]) expect(await read(as, id)).toMatchObject(seen)
  for (const act of [edit(other, id, { name: 'Mine' }), remove(other, id)]) expect((await act).status).toBe(404)
  for (const act of [create(ana), edit(ana, id, { name: 'Mine' }), remove(ana, id)])
    expect((await act).status).toBe(403)
  expect((await call('POST', '/offer')).status).toBe(401)
  expect((await shown(undefined, provider_id))[0]).toMatchObject({ id, name: 'Spring' })
  await call('POST', `/friend/${ruth.id}/block`, { as: blocked })
  expect((await read(blocked, id)).status).toBe(404)
  for (const providerId of [provider_id, 999_999])
    expect((await call('GET', `/service-provider/${providerId}/offer`, { as: blocked })).status).toBe(404)
})

test('what has ended is there for its owner only, who can have it run again', async () => {
  const owner = await caterer()
  const { id, provider_id } = await offer(owner, { name: 'Winter', ends_at: inDays(1) })
  await offer(owner, { name: 'Always' })
  expect(namesOf(await shown(ana, provider_id))).toEqual(['Always', 'Winter'])
  world.clock.forward({ days: 2 })
  expect(namesOf(await shown(ana, provider_id))).toEqual(['Always'])
  expect((await read(ana, id)).status).toBe(404)
  const states = (await shown(owner, provider_id)).map(({ is_running }: { is_running: boolean }) => is_running)
  expect(states).toEqual([true, false])
  expect((await read(owner, id)).body.offer.is_running).toBe(false)
  expect((await edit(owner, id, { name: 'Late winter' })).body.offer.is_running).toBe(false)
  expect((await edit(owner, id, { ends_at: '' })).body.offer).toMatchObject({ ends_at: null, is_running: true })
  expect((await edit(owner, id, { ends_at: inDays(-1) })).body.offer.is_running).toBe(false)
})

test('what an edit leaves out stays', async () => {
  const { items } = await service(ruth, { items: [jollof] })
  const before = await offer(ruth, { items: [items[0]?.id], images: [await picture(ruth)], ends_at: inDays(3) })
  const { body } = await edit(ruth, before.id, { name: 'Summer' })
  expect(body.message).toBe('Offer has been updated successfully.')
  expect(body.offer).toEqual({ ...before, name: 'Summer', edited_at: expect.any(String) })
  const all = { name: 'All', description: 'New.', categories: [cakes], discount: 5, items: [] }
  expect((await edit(ruth, before.id, all)).body.offer).toMatchObject({ ...all, applies_to: 'categories' })
})

test('an offer whose items or services are deleted loses them, and does not count for others instead', async () => {
  const food = await service(ruth, { items: [jollof, rice] })
  const more = await service(ruth, { items: [jollof] })
  const items = [...food.items, ...more.items].map(item => item.id)
  const { id } = await offer(ruth, { items })
  await editService(ruth, food.id, { items: [{ ...jollof, id: items[0] }] })
  expect((await read(ruth, id)).body.offer.items.map(item => item.id)).toEqual([items[2], items[0]])
  for (const { id: serviceId } of [food, more]) expect((await removeService(ruth, serviceId)).status).toBe(200)
  expect((await read(ruth, id)).body.offer).toMatchObject({ items: [], applies_to: 'items' })
  expect((await edit(ruth, id, { name: 'Empty' })).body.offer.applies_to).toBe('items')
})

test('pictures are put in order, added and taken away, and their files go', async () => {
  const [one, two, three] = await Promise.all([picture(ruth), picture(ruth), picture(ruth)])
  const { id } = await offer(ruth, { images: [one, two] })
  const addresses = async (images: string[]) =>
    (await edit(ruth, id, { images })).body.offer.images.map((media: { image: string }) => media.image)
  expect(await addresses([three, two])).toEqual([three, two])
  await world.drainJobs()
  expect((await fetch(one)).status).toBe(404)
  const five = await Promise.all(Array.from({ length: 5 }, () => picture(ruth)))
  expect((await edit(ruth, id, { images: five })).body.errors).toHaveProperty('images')
  expect((await create(ana, { images: [two] })).status).toBe(403)
  expect((await create(ruth, { images: [two] })).body.code).toBe('upload_used')
  expect((await remove(ruth, id)).body).toEqual({ message: 'Offer has been deleted successfully' })
  expect((await read(ruth, id)).status).toBe(404)
  await world.drainJobs()
  expect((await fetch(two)).status).toBe(404)
})

test('the own list is searched by words, and by when offers were made', async () => {
  const owner = await caterer()
  await offer(owner, { name: 'Crème brûlée' })
  world.clock.forward({ days: 10 })
  await offer(owner, { name: 'Barbecue' })
  expect(namesOf(await list(owner))).toEqual(['Barbecue', 'Crème brûlée'])
  expect(namesOf(await list(owner, '?keyword=brulee'))).toEqual(['Crème brûlée'])
  expect(namesOf(await list(owner, '?keyword=%25'))).toEqual([])
  expect(namesOf(await list(owner, '?created[]=last_24_hours'))).toEqual(['Barbecue'])
  expect(namesOf(await list(owner, '?created[]=older'))).toEqual([])
  expect(namesOf(await list(ruth))).not.toContain('Barbecue')
  const { body } = await call('GET', '/offer?per_page=1', { as: owner })
  expect(body).toMatchObject({ offers: [{ name: 'Barbecue' }], hasMorePages: true })
  expect(namesOf(await list(owner, `?per_page=1&cursor=${body.nextCursor}`))).toEqual(['Crème brûlée'])
})

test('fifty offers fill a store, also when the last ones come at once; one that goes makes room', async () => {
  const owner = await caterer()
  for (const _ of Array.from({ length: 48 })) await offer(owner)
  const answers = await Promise.all([create(owner), create(owner), create(owner), create(owner)])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_offers')
  await remove(owner, (await list(owner))[0]?.id)
  expect((await create(owner)).status).toBe(201)
  expect((await create(owner)).status).toBe(409)
})
