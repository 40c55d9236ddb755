import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { befriend, block, makePrivate } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { servicesOf } from '../services/steps.ts'
import { findingOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { list, names, refused, review, store } = findingOf(world)
const { edit, picture, remove, service } = servicesOf(world)
const [catering, cakes, djs] = [11, 15, 24]
const [food, music] = [1, 3]
const item = (name: string, price: number, more = {}) => ({ name, price, ...more })

test('a card says who, where, what, from which price and with whom of one’s own', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const { owner, id } = await store('Casa Lola', {
    service: {
      categories: [cakes, catering],
      items: [item('Candles', 0), item('Tier', 40.5), item('Baker', 30, { unit: 2 })],
    },
  })
  await service(owner, { images: [await picture(owner)] })
  for (const one of [ben, cleo]) {
    await befriend(world, ana, one)
    await makePrivate(world, one)
  }
  for (const one of [ana, ben, cleo, dan]) await call('POST', `/service-provider/${owner.id}/follow`, { as: one })
  const { post, service_providers } = await list('keyword=lola', ana)
  expect(service_providers).toEqual(post)
  expect(post).toMatchObject([
    {
      id,
      user_id: owner.id,
      company_name: 'Casa Lola',
      picture: { file_type: 'image' },
      country: 'Spain',
      categories: [cakes, catering],
      rating: 0,
      total_ratings: 0,
      price_from: { amount: 30, currency: 'EUR', unit: 2 },
      distance_km: null,
      total_joined: 4,
      is_joined: true,
      joined_connections: { count: 2, people: [{ name: 'Cleo' }, { name: 'Ben' }] },
    },
  ])
  const guest = (await list('keyword=lola')).post[0]
  expect(guest).toMatchObject({ is_joined: false, joined_connections: { count: 0, people: [] } })
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
  expect((await list('keyword=lola', ana)).post[0]?.joined_connections.count).toBe(1)
})

test('who of the connections has joined a store is told alike, whether few or many have', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id, owner } = await store('Casa Tina')
  for (const one of [ben, cleo]) {
    await befriend(world, ana, one)
    await call('POST', `/service-provider/${owner.id}/follow`, { as: one })
  }
  const joined = async () => (await list('keyword=tina', ana)).post[0]?.joined_connections
  const few = await joined()
  expect(few).toMatchObject({ count: 2, people: [{ name: 'Cleo' }, { name: 'Ben' }] })
  await app.db.updateTable('stores').set({ total_joined: 5000 }).where('provider_id', '=', id).execute()
  expect(await joined()).toEqual(few)
  await block(world, ana, cleo)
  expect(await joined()).toMatchObject({ count: 1, people: [{ name: 'Ben' }] })
})

test('places are named in the language of the request', async () => {
  await store('Casa Nieve')
  const french = await list('keyword=nieve', undefined, { 'accept-language': 'fr' })
  expect(french.post[0]).toMatchObject({ country: 'Espagne', city: expect.any(String) })
})

test('only who offers something, is listed and not blocked either way is found', async () => {
  const { ana, ben } = await world.people()
  const open = await store('Quokka open')
  await store('Quokka empty', { service: null })
  const suspended = await store('Quokka suspended')
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.owner.id).execute()
  const over = await store('Quokka over')
  await sql`UPDATE service_providers SET created_at = created_at - interval '2 months' WHERE id = ${over.id}`.execute(
    app.db,
  )
  expect(await names('keyword=quokka')).toEqual(['Quokka open'])
  await block(world, ana, open.owner)
  await block(world, open.owner, ben)
  for (const one of [ana, ben]) expect(await names('keyword=quokka', one)).toEqual([])
})

test('a category is found by itself and by its group', async () => {
  await store('Wombat cakes', { service: { categories: [cakes] } })
  await store('Wombat tunes', { service: { categories: [djs] } })
  expect(await names(`keyword=wombat&category_id=${cakes}`)).toEqual(['Wombat cakes'])
  expect(await names(`keyword=wombat&category_id=${food}`)).toEqual(['Wombat cakes'])
  expect(await names(`keyword=wombat&category_id=${music}`)).toEqual(['Wombat tunes'])
  expect(await names('keyword=wombat&category_id=9999')).toEqual([])
})

test('a keyword is looked for in company, services and items, begins words and forgives typos', async () => {
  await store('Zarzuela', { service: { name: 'Wedding tunes', items: [item('Vihuela player', 90)] } })
  for (const typed of [
    'zarzuela',
    'ZÁRZ',
    'wedding vihuela',
    'zarzuela player',
    'zarsuela',
    'vihulea',
    'zarzuella vihuela',
  ])
    expect(await names(`keyword=${encodeURIComponent(typed)}`), typed).toEqual(['Zarzuela'])
  // Also where little else is asked for, and the words are looked for among the few that have it.
  for (const typed of ['zarz', 'zarzuella'])
    expect(await names(`keyword=${typed}&country_id=724&currency=EUR&price_from=0&price_to=1000000`), typed).toEqual([
      'Zarzuela',
    ])
  expect(await names('keyword=zarzuela&country_id=250')).toEqual([])
  for (const typed of ['uela', 'zarzuela qqqq', '%25', 'zz']) expect(await names(`keyword=${typed}`), typed).toEqual([])
})

test('who has a word as it was typed comes before words alike, page by page', async () => {
  const typed = await store('Pavlova House')
  const alike = await store('Pavlowa Palace')
  await review(alike.id, 10, 50)
  for (const more of ['', '&country_id=724'])
    expect(await names(`keyword=pavlova${more}`), more).toEqual([typed.name, alike.name])
  const first = await list('keyword=pavlova&per_page=1')
  const second = await list(`keyword=pavlova&per_page=1&cursor=${first.nextCursor}`)
  expect([first, second].map(({ post }) => post[0]?.company_name)).toEqual([typed.name, alike.name])
  expect(second.hasMorePages).toBe(false)
})

test('what changes is found as it is now: names, items, categories, prices and services that go', async () => {
  const { owner, id } = await store('Numbat', { service: { name: 'Toasts', items: [item('Toast', 5)] } })
  const found = async (query: string) => (await names(query)).length === 1
  const [first] = (await call('GET', '/service', { as: owner })).body.services
  if (!first) throw new Error('There is no service.')
  await edit(owner, first.id, { items: [item('Croissant', 8)], categories: [djs] })
  expect(await found('keyword=numbat croissant')).toBe(true)
  expect(await found('keyword=numbat toast')).toBe(true)
  expect(await found(`keyword=numbat&category_id=${djs}&currency=EUR&price_from=8&price_to=8`)).toBe(true)
  await app.db.updateTable('service_providers').set({ company_name: 'Bilby' }).where('id', '=', id).execute()
  expect(await names('keyword=croissant')).toEqual(['Bilby'])
  expect(await names('keyword=numbat')).toEqual([])
  await remove(owner, first.id)
  expect(await names('keyword=bilby')).toEqual([])
})

test('country, state and city narrow down', async () => {
  const spanish = await store('Emu Spain')
  await store('Emu France', { country: 'FR' })
  const { country_id, state_id, city_id } = await app.db
    .selectFrom('service_providers')
    .select(['country_id', 'state_id', 'city_id'])
    .where('id', '=', spanish.id)
    .executeTakeFirstOrThrow()
  for (const place of [`country_id=${country_id}`, `state_id=${state_id}`, `city_id=${city_id}`])
    expect(await names(`keyword=emu&${place}`), place).toEqual(['Emu Spain'])
  expect(await names(`keyword=emu&country_id=250&state_id=${state_id}`)).toEqual([])
})

test('prices are compared in one currency, from the least of a store', async () => {
  await store('Dingo cheap', { service: { items: [item('Bun', 2), item('Cake', 50)] } })
  await store('Dingo dear', { service: { items: [item('Cake', 60)] } })
  await store('Dingo abroad', { country: 'BR', service: { items: [item('Bolo', 2)] } })
  await store('Dingo on request')
  const found = (query: string) => names(`keyword=dingo&currency=EUR&${query}`)
  expect(await found('price_to=10')).toEqual(['Dingo cheap'])
  expect(await found('price_from=2.01')).toEqual(['Dingo dear'])
  expect(await found('price_from=2&price_to=60&sort=price')).toEqual(['Dingo cheap', 'Dingo dear'])
  expect(await found('sort=price')).toEqual(['Dingo cheap', 'Dingo dear'])
  expect(await names('keyword=dingo&currency=BRL&price_to=2')).toEqual(['Dingo abroad'])
})

test('languages are set by the provider, and one of several is enough', async () => {
  const { owner } = await store('Koala')
  const speak = (languages: unknown) => call('PATCH', '/store', { as: owner, json: { languages } })
  expect((await speak(['fr', 'yo', 'fr'])).body).toMatchObject({
    message: 'Store has been updated successfully.',
    languages: ['fr', 'yo'],
  })
  expect((await list('keyword=koala&languages[]=de&languages[]=yo')).post).toMatchObject([{ languages: ['fr', 'yo'] }])
  expect(await names('keyword=koala&languages[]=de')).toEqual([])
  for (const wrong of [['xx'], undefined]) expect((await speak(wrong)).status).toBe(422)
  expect((await speak([])).body.languages).toEqual([])
  const { ana } = await world.people()
  expect((await call('PATCH', '/store', { as: ana, json: { languages: ['fr'] } })).status).toBe(403)
})

test('stores with an offer that runs are found by it, as long as it runs', async () => {
  const { owner } = await store('Echidna sale')
  await store('Echidna plain')
  const ends_at = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
  const made = await call('POST', '/offer', {
    as: owner,
    json: { name: 'Early', description: 'In May.', discount: 10, categories: [catering], ends_at },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const offered = async () =>
    (await list('keyword=echidna')).post.filter(one => one.has_offer).map(one => one.company_name)
  expect(await names('keyword=echidna&offers=true')).toEqual(['Echidna sale'])
  expect(await offered()).toEqual(['Echidna sale'])
  world.clock.forward({ minutes: 61 })
  expect(await names('keyword=echidna&offers=true')).toEqual([])
  expect(await offered()).toEqual([])
})

test('the best rated come first: a hundred 4.8s before one 5', async () => {
  const one = await store('Possum one')
  const hundred = await store('Possum hundred')
  const none = await store('Possum none')
  const bad = await store('Possum bad')
  await review(one.id, 1, 5)
  await review(hundred.id, 100, 480)
  await review(bad.id, 3, 4)
  for (const query of ['', '&filter_type=top_sp', '&sort=top'])
    expect(await names(`keyword=possum${query}`)).toEqual([hundred, one, none, bad].map(({ name }) => name))
  expect(await names('keyword=possum&min_rating=4.8')).toEqual([hundred.name, one.name])
  expect(await names('keyword=possum&min_rating=4.9')).toEqual([one.name])
  expect(await names('keyword=possum&sort=newest')).toEqual([bad, none, hundred, one].map(({ name }) => name))
  expect((await list('keyword=possum hundred')).post[0]).toMatchObject({ rating: 4.8, total_ratings: 100 })
})

test('what is not complete or makes no sense is refused by its parameter', async () => {
  expect(await refused('lat=40')).toEqual(['lng'])
  expect(await refused('distance_km=5')).toEqual(['lat'])
  expect(await refused('sort=near')).toEqual(['lat'])
  expect(await refused('price_to=5')).toEqual(['currency'])
  expect(await refused('sort=price')).toEqual(['currency'])
  expect(await refused('currency=EUR&price_from=6&price_to=5')).toEqual(['price_to'])
  expect(await refused('currency=JPY&price_from=6.5')).toEqual(['price_from'])
  expect(await refused('currency=XXX')).toEqual(['currency'])
  expect(await refused('min_rating=6')).toEqual(['min_rating'])
  expect(await refused('lat=0&lng=0&distance_km=1001')).toEqual(['distance_km'])
  expect(await refused('cursor=eA')).toEqual(['cursor'])
  // Of a list by distance: 0~0.5~1.
  expect(await refused('cursor=MH4wLjV-MQ&sort=top')).toEqual(['cursor'])
  expect(await refused('languages[]=english')).toEqual(['languages.0'])
  expect(await refused('filter_type=worst')).toEqual(['filter_type'])
})
