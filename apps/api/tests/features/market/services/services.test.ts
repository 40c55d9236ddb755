import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { png } from '../../base/uploads/samples.ts'
import { newCaterer, servicesOf, someCategories } from './steps.ts'

const world = await startWorld()
const { call } = world
const { create, edit, list, picture, read, refused, remove, service } = servicesOf(world)
const { catering, cakes, food } = someCategories
const { ana } = await world.people()
const caterer = (country?: string) => newCaterer(world, country)
const ruth = await caterer()

const pot = { name: 'Jollof, smoked over wood', price: 14.5, qty: 30, least_qty: 30 }
const hands = { name: 'Waiter', price: '32', unit: 2, step_minutes: 30 }
const namesOf = (services: { name: string }[]) => services.map(one => one.name)

test('a service is offered with its items, in the currency of the country', async () => {
  const offered = await service(ruth, { items: [pot, hands], categories: [catering, cakes, catering] })
  expect(offered).toMatchObject({
    name: 'Party food',
    categories: [catering, cakes],
    currency: 'EUR',
    items: [
      { ...pot, unit: 1, most_qty: null, step_minutes: null },
      { name: 'Waiter', price: 32, unit: 2, qty: 1, least_qty: null, step_minutes: 30 },
    ],
    edited_at: null,
    can: { edit: true, delete: true },
  })
  expect((await read(ruth, offered.id)).body.service).toEqual(offered)
})

/** The form of the specification, with a file as the picture. */
function formWith(picture: Buffer, name = 'Cakes'): FormData {
  const multipart = new FormData()
  const fields = {
    name,
    description: 'Three tiers.',
    'categories[]': cakes,
    'items[0][name]': 'Tier',
    'items[0][price]': 40.25,
    'items[0][qty]': 3,
    'items[0][unit]': 4,
  }
  for (const [field, value] of Object.entries(fields)) multipart.append(field, String(value))
  multipart.append('images[]', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'cake.png')
  return multipart
}

test('the form of the specification is taken as well, pictures in it', async () => {
  const multipart = formWith(await png({ width: 40, height: 30 }))
  const { status, body } = await call('POST', '/service', { as: ruth, multipart })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body.service).toMatchObject({ items: [{ name: 'Tier', price: 40.25, qty: 3, unit: 4 }] })
  expect(body.service.images).toHaveLength(1)
})

test('what only calls itself a picture in that form is refused, and nothing is offered', async () => {
  const before = (await list(ruth)).length
  const script = Buffer.from('<script>alert(1)</script>')
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const codeOf = async (file: Buffer) =>
    (await call('POST', '/service', { as: ruth, multipart: formWith(file, 'Lies') })).body.code
  expect(await codeOf(script)).toBe('upload_lied')
  expect(await codeOf(Buffer.concat([signature, script]))).toMatch(/^upload_(lied|broken)$/)
  expect(await codeOf(Buffer.alloc(0))).toMatch(/^upload_(lied|broken)$/)
  expect(await list(ruth)).toHaveLength(before)
})

test('prices have as many decimals as the currency of the store', async () => {
  const kuwaiti = await caterer('KW')
  const japanese = await caterer('JP')
  const priceOf = async (as: typeof ruth, price: unknown) => {
    const { body } = await create(as, { items: [{ ...pot, price }] })
    return body.service?.items[0]?.price ?? body.errors
  }
  expect(await priceOf(kuwaiti, 1.125)).toBe(1.125)
  expect(await priceOf(japanese, 1500)).toBe(1500)
  expect(await priceOf(japanese, 1500.5)).toEqual({ 'items.0.price': ['At most 0 decimals.'] })
  expect(await priceOf(ruth, 1.125)).toEqual({ 'items.0.price': ['At most 2 decimals.'] })
})

test('impossible prices and quantities are refused by their field', async () => {
  const wrong = (item: object) => refused(ruth, { items: [{ ...pot, ...item }] })
  for (const price of [-1, '-0.5', 'free', '', 1e15, 0.0001, null, '1e3'])
    expect(await wrong({ price }), String(price)).toEqual(['items.0.price'])
  for (const qty of [-1, 1.5, 'many', 1e9]) expect(await wrong({ qty }), String(qty)).toEqual(['items.0.qty'])
  expect(await wrong({ least_qty: 5, most_qty: 4 })).toEqual(['items.0.most_qty'])
  expect(await wrong({ most_qty: 0 })).toEqual(['items.0.most_qty'])
  expect(await wrong({ unit: 5 })).toEqual(['items.0.unit'])
  expect(await wrong({ unit: 2, step_minutes: 7 })).toEqual(['items.0.step_minutes'])
  expect(await wrong({ name: '' })).toEqual(['items.0.name'])
  expect(await wrong({ name: 'x'.repeat(121) })).toEqual(['items.0.name'])
})

test('what is weighed or paid by the hour is sold in parts', async () => {
  const { items } = await service(ruth, {
    items: [
      { name: 'Rice', price: 3, unit: 3, qty: 2.5 },
      { name: 'Cook', price: 40, unit: 2, qty: 1.5 },
    ],
  })
  expect(items).toMatchObject([
    { qty: 2.5, step_minutes: null },
    { qty: 1.5, step_minutes: 60 },
  ])
})

test('names, words and categories are asked for and bounded', async () => {
  expect(await refused(ruth, { name: '', description: '', categories: [] })).toEqual([
    'name',
    'description',
    'categories',
  ])
  expect(await refused(ruth, { name: 'x'.repeat(81) })).toEqual(['name'])
  expect(await refused(ruth, { description: 'x'.repeat(2001) })).toEqual(['description'])
  for (const id of [9999, food]) expect(await refused(ruth, { categories: [id] })).toEqual(['categories'])
  expect(await refused(ruth, { categories: [11, 12, 13, 14, 15, 16] })).toEqual(['categories'])
  expect(await refused(ruth, { items: Array.from({ length: 101 }, () => pot) })).toEqual(['items'])
})

test('a service is seen by everybody who sees its provider, and changed by nobody else', async () => {
  const { id, provider_id } = await service(ruth)
  const other = await caterer()
  const seen = { status: 200, body: { service: { id, can: { edit: false, delete: false } } } }
  for (const as of [other, ana, undefined]) expect(await read(as, id)).toMatchObject(seen)
  for (const act of [edit(other, id, { name: 'Mine' }), remove(other, id)]) expect((await act).status).toBe(404)
  for (const act of [create(ana), edit(ana, id, { name: 'Mine' }), remove(ana, id)])
    expect((await act).status).toBe(403)
  const shown = async (as?: Someone) => (await call('GET', `/service-provider/${provider_id}/service`, { as })).body
  expect((await shown()).services[0]).toMatchObject({ id, name: 'Party food' })
  await call('POST', `/friend/${ruth.id}/block`, { as: ana })
  expect(await shown(ana)).toMatchObject({ code: 'not_found' })
  expect((await read(ana, id)).status).toBe(404)
  expect((await call('GET', '/service-provider/999999/service')).status).toBe(404)
})

test('items keep their ids when they are edited, moved or sent without them', async () => {
  const { id, items } = await service(ruth, { items: [pot, hands] })
  const [first, second] = items.map(item => item.id)
  const { body } = await edit(ruth, id, {
    items: [
      { ...hands, id: second, price: 35 },
      { name: 'Rice', price: 2 },
      { ...pot, name: 'JOLLOF, smoked over wood' },
    ],
  })
  expect(body.service.items).toMatchObject([{ id: second, price: 35 }, { name: 'Rice' }, { id: first }])
  expect(body.service.edited_at).not.toBeNull()
  expect((await edit(ruth, id, { items: [{ ...pot, id: second }] })).body.service.items.map(item => item.id)).toEqual([
    second,
  ])
  const gone = await edit(ruth, id, { items: [{ ...pot, id: first }] })
  expect(gone.body.errors).toEqual({ 'items.0.id': ['This item is no longer there.'] })
  const twice = await edit(ruth, id, { items: [pot, pot].map(item => ({ ...item, id: second })) })
  expect(Object.keys(twice.body.errors)).toEqual(['items.1.id'])
})

test('what an edit leaves out stays', async () => {
  const before = await service(ruth, { items: [pot], images: [await picture(ruth)] })
  const { body } = await edit(ruth, before.id, { name: 'Small chops' })
  expect(body.message).toBe('Service has been updated successfully.')
  expect(body.service).toMatchObject({ ...before, name: 'Small chops', edited_at: expect.any(String) })
})

test('pictures are put in order, added and taken away, and their files go', async () => {
  const [one, two, three] = await Promise.all([picture(ruth), picture(ruth), picture(ruth)])
  const { id } = await service(ruth, { images: [one, two] })
  const addresses = async (images: string[]) =>
    (await edit(ruth, id, { images })).body.service.images.map((media: { image: string }) => media.image)
  expect(await addresses([three, two])).toEqual([three, two])
  expect(await addresses([two, three])).toEqual([two, three])
  await world.drainJobs()
  expect((await fetch(one)).status).toBe(404)
  expect((await fetch(two)).status).toBe(200)
  const five = await Promise.all(Array.from({ length: 5 }, () => picture(ruth)))
  expect((await edit(ruth, id, { images: five })).body.errors).toHaveProperty('images')
  await remove(ruth, id)
  await world.drainJobs()
  expect((await fetch(two)).status).toBe(404)
})

test('pictures of others, and those that are part of something, are refused', async () => {
  const other = await caterer()
  const hers = await picture(other)
  expect(await refused(ruth, { images: [hers] })).toEqual(['images'])
  await service(other, { images: [hers] })
  expect((await create(other, { images: [hers] })).body.code).toBe('upload_used')
})

test('the own list is searched by words of services and items, and by when they were created', async () => {
  const owner = await caterer()
  await service(owner, { name: 'Crème brûlée', items: [pot] })
  world.clock.forward({ minutes: 60 * 24 * 10 })
  await service(owner, { name: 'Barbecue' })
  expect(namesOf(await list(owner))).toEqual(['Barbecue', 'Crème brûlée'])
  expect(namesOf(await list(owner, '?keyword=brulee'))).toEqual(['Crème brûlée'])
  expect(namesOf(await list(owner, '?keyword=jollof'))).toEqual(['Crème brûlée'])
  expect(namesOf(await list(owner, '?keyword=%25'))).toEqual([])
  expect(namesOf(await list(owner, '?created[]=last_24_hours'))).toEqual(['Barbecue'])
  expect(namesOf(await list(owner, '?created[]=older'))).toEqual([])
  expect(namesOf(await list(owner, '?created[]=older&created[]=last_3_months'))).toHaveLength(2)
  expect(namesOf(await list(ruth))).not.toContain('Barbecue')
})

test('a hundred services fill a store, also when the last ones come at once', async () => {
  const owner = await caterer()
  for (const _ of Array.from({ length: 98 })) await service(owner)
  const answers = await Promise.all([create(owner), create(owner), create(owner), create(owner)])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_services')
})
