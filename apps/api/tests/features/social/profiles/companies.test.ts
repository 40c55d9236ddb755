import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { picture, profilesOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const { me, edit, see, cityOf, provider } = profilesOf(world)
const { put } = uploading(world)
const madrid = await cityOf(724)
const paris = await cityOf(250)

const pdf = () => new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' })
const company = async (as: Someone) => (await me(as)).service_provider
const change = (as: Someone, service_provider: object) => edit(as, { service_provider })
const send = (as: Someone, parts: Record<string, Blob | string>) => {
  const multipart = new FormData()
  for (const [name, part] of Object.entries(parts)) multipart.append(`service_provider[${name}]`, part)
  return call('POST', '/profile', { as, multipart })
}

/** A place in a city, some hundred metres from its middle. */
async function pinIn({ city_id }: { city_id: number }, north = 0.005) {
  const city = await world.app.db
    .selectFrom('cities')
    .select(['lat', 'lng'])
    .where('id', '=', city_id)
    .executeTakeFirstOrThrow()
  const rounded = (degrees: number | null) => Math.round((degrees ?? 0) * 1000) / 1000
  return { lat: rounded((city.lat ?? 0) + north), lng: rounded(city.lng) }
}

test('a provider changes the fields of the company that are sent, and no other', async () => {
  const flor = await provider('Oven and Sons', madrid)
  const before = await company(flor)
  const pin = await pinIn(madrid)
  const fields = {
    company_name: 'Oven and Daughters',
    business_phone_number: '911111111',
    address: 'Calle Mayor 2',
    lat: pin.lat,
    lng: pin.lng,
    establishment_year: 1999,
    payment_option: 'paypal',
    payment_detail: 'oven@example.org',
    document_type: 2,
    description: 'Bread and cakes',
  }
  const { status, body } = await change(flor, fields)
  expect([status, body.message]).toEqual([200, 'Profile has been updated successfully'])
  expect(body.user.service_provider).toEqual({ ...before, ...fields })
  expect(body.user.name).toBe('Flor')
  await send(flor, { description: 'Only cakes', establishment_year: '' })
  expect(await company(flor)).toEqual({ ...before, ...fields, description: 'Only cakes', establishment_year: null })
  await change(flor, { payment_option: 'others' })
  expect(await company(flor)).toMatchObject({ payment_option: 'others', payment_detail: null })
  const { ana } = await world.people()
  expect(await see(ana, flor)).toMatchObject({ company_name: 'Oven and Daughters', company_id: expect.any(Number) })
})

test('a company moves with all of its places, and each that is missing or wrong is named', async () => {
  const flor = await provider('Moving', madrid)
  const wrong = async (fields: object) => Object.keys((await change(flor, fields)).body.errors)
  expect(await wrong({ country_id: 250 })).toEqual(['service_provider.state_id'])
  expect(await wrong({ country_id: 250, state_id: madrid.state_id })).toEqual(['service_provider.state_id'])
  expect(await wrong({ country_id: 250, state_id: paris.state_id })).toEqual(['service_provider.city_id'])
  expect(await company(flor)).toMatchObject(madrid)
  await change(flor, paris)
  expect(await company(flor)).toMatchObject({ ...paris, country: 'France' })
  expect((await me(flor)).country_id).toBe(724)
})

test('a pin far from the city of the company is refused, and says how far it may be', async () => {
  const flor = await provider('Pinned', madrid)
  const far = await change(flor, await pinIn(madrid, 0.95))
  expect([far.status, Object.keys(far.body.errors)]).toEqual([422, ['service_provider.lat']])
  expect(far.body.errors['service_provider.lat']?.[0]).toContain('more than 100 km')
  expect((await change(flor, await pinIn(paris))).status).toBe(422)
  expect(await company(flor)).toMatchObject({ lat: null, lng: null })
  for (const fields of [await pinIn(madrid, 0.85), { ...paris, ...(await pinIn(paris)) }])
    expect((await change(flor, fields)).body.user.service_provider).toMatchObject(fields)
})

test('a pin goes with the address that it was put for, and stays through all else', async () => {
  const flor = await provider('Unpinned', madrid)
  const pin = await pinIn(madrid)
  await change(flor, pin)
  await change(flor, { ...madrid, address: 'Calle Mayor 1', description: 'Cakes' })
  expect(await company(flor)).toMatchObject(pin)
  await change(flor, { address: 'Calle Menor 3' })
  expect(await company(flor)).toMatchObject({ lat: null, lng: null })
  await change(flor, { address: 'Calle Menor 5', ...pin })
  expect(await company(flor)).toMatchObject(pin)
  await change(flor, paris)
  expect(await company(flor)).toMatchObject({ ...paris, lat: null, lng: null })
  await change(flor, await pinIn(paris))
  await change(flor, { lat: '', lng: '' })
  expect(await company(flor)).toMatchObject({ lat: null, lng: null })
})

test.for([
  [{ company_name: ' ' }, 'company_name'],
  [{ business_phone_number: 'none' }, 'business_phone_number'],
  [{ lat: 40 }, 'lng'],
  [{ lat: 91, lng: 0 }, 'lat'],
  [{ establishment_year: 1066 }, 'establishment_year'],
  [{ payment_option: 'gold' }, 'payment_option'],
  [{ payment_option: 'paypal' }, 'payment_detail'],
  [{ document_type: 4 }, 'document_type'],
  [{ document: 'https://example.org/paper.pdf' }, 'document'],
  [{ description: 'x'.repeat(1001) }, 'description'],
] as const)('%j is refused at its field, and nothing is changed', async ([fields, name]) => {
  const flor = await provider('Fixed', madrid)
  const { status, body } = await edit(flor, { name: 'Florence', service_provider: fields })
  expect([status, Object.keys(body.errors)]).toEqual([422, [`service_provider.${name}`]])
  expect(await me(flor)).toMatchObject({ name: 'Flor', service_provider: { company_name: 'Fixed' } })
})

test('logo and picture come as files or as own uploads, and those before are thrown away', async () => {
  const flor = await provider('Pictures', madrid)
  await send(flor, { logo: await picture(), profile_picture: await picture() })
  const first = await me(flor)
  const logo = first.service_provider?.logo ?? ''
  for (const url of [logo, first.profile_picture ?? '']) expect((await fetch(url)).status).toBe(200)
  expect(logo).not.toBe(first.profile_picture)
  await change(flor, { logo, description: 'The same logo' })
  expect(await company(flor)).toMatchObject({ logo })
  const bytes = new Uint8Array(await (await picture()).arrayBuffer())
  await change(flor, { logo: await put(flor, { name: 'logo.png', type: 'image/png', bytes }), profile_picture: '' })
  await world.drainJobs()
  for (const url of [logo, first.profile_picture ?? '']) expect((await fetch(url)).status).toBe(404)
  expect((await fetch((await company(flor))?.logo ?? '')).status).toBe(200)
  expect((await change(flor, { logo: 'https://example.org/logo.png' })).body.errors).toHaveProperty([
    'service_provider[logo]',
  ])
})

test('a new document takes the place of the one before; only its owner has its address', async () => {
  const flor = await provider('Papers', madrid)
  await send(flor, { document: pdf(), document_type: '3' })
  const { document_url, document_url_type } = (await company(flor)) ?? {}
  expect([(await fetch(document_url ?? '')).status, document_url_type]).toEqual([200, 'application/pdf'])
  await send(flor, { document: pdf() })
  await world.drainJobs()
  expect((await fetch(document_url ?? '')).status).toBe(404)
  const kept = await company(flor)
  expect((await fetch(kept?.document_url ?? '')).status).toBe(200)
  expect((await send(flor, { document: pdf(), lat: '1' })).status).toBe(422)
  expect((await send(flor, { document: await picture(), document_type: '9' })).status).toBe(422)
})

test('who has no company is told so, and nothing else is changed', async () => {
  const { ana } = await world.people()
  const { status, body } = await edit(ana, { name: 'Anabel', service_provider: { company_name: 'Ana & Co' } })
  expect([status, body.code]).toEqual([403, 'not_for_your_role'])
  expect((await me(ana)).name).toBe('Ana')
  expect((await edit(ana, { name: 'Anabel', service_provider: {} })).status).toBe(200)
})
