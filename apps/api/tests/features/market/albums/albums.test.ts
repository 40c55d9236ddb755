import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { newCaterer, servicesOf } from '../services/steps.ts'

const world = await startWorld()
const { call } = world
const { picture } = servicesOf(world)

/** A caterer, with the id of the company. */
async function provider() {
  const owner = await newCaterer(world)
  const { body } = await call('GET', '/profile/me', { as: owner })
  return { owner, id: body.user.service_provider?.id ?? 0 }
}

const add = async (as: Someone, images: string[], name = 'Weddings') =>
  call('POST', '/album', { as, json: { name, images } })
const edit = (as: Someone, id: number, json: object) => call('PATCH', `/album/${id}`, { as, json })
const remove = (as: Someone, id: number) => call('DELETE', `/album/${id}`, { as })
const shown = async (id: number, as?: Someone, more = '') =>
  call('GET', `/service-provider/${id}/album${more}`, { ...(as && { as }) })
const album = async (as: Someone, count = 1, name?: string) => {
  const images = []
  for (let at = 0; at < count; at += 1) images.push(await picture(as))
  return (await add(as, images, name)).body.album
}
const imagesOf = (one: { images: { image: string }[] }) => one.images.map(({ image }) => image)

test('everybody sees the albums of a provider, the newest first, page by page', async () => {
  const { owner, id } = await provider()
  const first = await album(owner, 2, 'Weddings')
  world.clock.forward({ minutes: 1 })
  await album(owner, 1, 'Birthdays')
  const { body } = await shown(id, undefined, '?per_page=1')
  expect(body.albums).toMatchObject([{ name: 'Birthdays', can: { edit: false, delete: false } }])
  const { body: next } = await shown(id, owner, `?per_page=1&cursor=${body.nextCursor}`)
  expect(next).toMatchObject({ albums: [{ name: 'Weddings', can: { edit: true, delete: true } }], hasMorePages: false })
  expect(imagesOf(next.albums[0] ?? first)).toEqual(imagesOf(first))
  expect((await call('GET', `/album/${first.id}`)).body.album.images).toHaveLength(2)
})

test('pictures are put in order, added and taken away; what is left out stays', async () => {
  const { owner } = await provider()
  const { id, ...before } = await album(owner, 2)
  const [one = '', two = ''] = imagesOf(before)
  const more = await picture(owner)
  const { body } = await edit(owner, id, { images: [two, more] })
  expect(body.album.name).toBe('Weddings')
  expect(imagesOf(body.album)).toHaveLength(2)
  expect(imagesOf(body.album)[0]).toBe(two)
  expect(imagesOf(body.album)).not.toContain(one)
  expect((await edit(owner, id, { name: 'Garden weddings' })).body.album).toMatchObject({ name: 'Garden weddings' })
  expect((await edit(owner, id, { images: [] })).status).toBe(422)
})

test('a store holds twenty albums, also when two are added at once', async () => {
  const { owner, id } = await provider()
  await album(owner)
  await world.app.db.updateTable('stores').set({ total_albums: 19 }).where('provider_id', '=', id).execute()
  const [one, two] = [await picture(owner), await picture(owner)]
  const both = await Promise.all([add(owner, [one]), add(owner, [two])])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('too_many_albums')
  const last = both.find(({ status }) => status === 201)?.body.album.id ?? 0
  expect((await remove(owner, last)).status).toBe(200)
  expect((await add(owner, [await picture(owner)])).status).toBe(201)
})

test('nobody changes the albums of others, uses their pictures, or one picture twice', async () => {
  const { owner } = await provider()
  const other = await provider()
  const { ana } = await world.people()
  const { id, images } = await album(owner)
  expect((await edit(other.owner, id, { name: 'Mine' })).status).toBe(404)
  expect((await remove(other.owner, id)).status).toBe(404)
  expect((await add(ana, [])).status).toBe(403)
  expect((await add(other.owner, [await picture(owner)])).body.errors).toHaveProperty('images')
  expect((await add(owner, [images[0]?.image ?? ''])).body.code).toBe('upload_used')
})

test('a name of 80 characters and 24 pictures are the most, one picture the least', async () => {
  const { owner } = await provider()
  const address = await picture(owner)
  expect((await add(owner, [address], '🎈'.repeat(81))).status).toBe(422)
  expect((await add(owner, [address], '  ')).status).toBe(422)
  expect((await add(owner, [])).status).toBe(422)
  const many = Array.from({ length: 25 }, (_, at) => `${address}?${at}`)
  expect((await add(owner, many)).body.errors).toHaveProperty('images')
  expect((await add(owner, [address], '🎈'.repeat(80))).status).toBe(201)
})

test('a blocked person finds no album', async () => {
  const { owner, id } = await provider()
  const { ana } = await world.people()
  const one = await album(owner)
  await block(world, owner, ana)
  expect((await shown(id, ana)).status).toBe(404)
  expect((await call('GET', `/album/${one.id}`, { as: ana })).status).toBe(404)
})
