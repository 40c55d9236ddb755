import { describe, expect, test } from 'vitest'
import { checkPlaceChain, placeNames } from '../../../../src/features/base/locations/public.ts'
import { chainFault, pickPlaces, searchable } from '../../../../src/features/base/locations/rules.ts'
import { seedLocations } from '../../../../src/features/base/locations/seed-locations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()

type Place = { id: number; name: string; code?: string }

const ask = async (path: string, language = 'en') => {
  const { status, body } = await world.call('GET', path, { headers: { 'accept-language': language } })
  expect(status, path).toBe(200)
  return body
}
const countries = async (query = '', language = 'en'): Promise<Place[]> =>
  (await ask(`/country${query}`, language)).countries
const named = (places: readonly Place[]) => places.map(({ name }) => name)

async function country(code: string): Promise<number> {
  const found = (await countries()).find(one => one.code === code)
  return found?.id ?? Number.NaN
}

const statesOf = async (code: string, query = ''): Promise<Place[]> =>
  (await ask(`/state?country_id=${await country(code)}${query}`)).states

async function citiesOf(code: string, state: string, query = ''): Promise<Place[]> {
  const found = (await statesOf(code)).find(({ name }) => name === state)
  return (await ask(`/city?state_id=${found?.id}${query}`)).cities
}

const yorks = (keyword?: string) => {
  const places = ['New York', 'York', 'Yorkshire', 'Norky', 'Åyork', 'East Yorkton'].map(name => ({
    name,
    search: searchable(name),
  }))
  return pickPlaces(places, keyword, new Intl.Collator('en').compare).map(({ name }) => name)
}

describe('how places are searched', () => {
  test.each([
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Đà Nẵng', 'da nang'],
    ['Gießen', 'giessen'],
    ['Iğdır', 'igdir'],
    ['İzmir', 'izmir'],
    ['Þórshöfn', 'thorshofn'],
    ['Saint-Jean-d’Angély', 'saint jean d angely'],
    ['Kaua‘i', 'kauai'],
    ['  50 %_\\ off!', '50 off'],
  ])('%s is found as "%s"', (name, found) => expect(searchable(name)).toBe(found))

  test('the name itself comes first, then names that begin so, then names with a word that begins so', () =>
    expect(yorks('york')).toEqual(['York', 'Yorkshire', 'East Yorkton', 'New York']))

  test('without a keyword all are listed by the alphabet', () =>
    expect(yorks()).toEqual(['Åyork', 'East Yorkton', 'New York', 'Norky', 'York', 'Yorkshire']))

  test('no more than fifty are listed', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ name: `Ville ${index}`, search: `ville ${index}` }))
    expect(pickPlaces(many, 'ville', () => 0)).toHaveLength(50)
  })
})

describe('places that lie in one another', () => {
  const known = { country: 724, state: { country_id: 724 }, city: { state_id: 7, country_id: 724 } }

  test.each([
    [{}, null],
    [{ country_id: 724, state_id: 7, city_id: 9 }, null],
    [{ country_id: 724, city_id: 9 }, null],
    [{ country_id: 250, state_id: 7 }, 'state_id'],
    [{ country_id: 724, state_id: 8, city_id: 9 }, 'city_id'],
    [{ country_id: 250, city_id: 9 }, 'city_id'],
  ])('%j is at fault in %s', (given, fault) => expect(chainFault(given, known)).toBe(fault))

  test('an unknown place is at fault itself', () => {
    const nothing = { country: null, state: null, city: null }
    expect(chainFault({ country_id: 1, state_id: 1 }, nothing)).toBe('country_id')
    expect(chainFault({ state_id: 1 }, nothing)).toBe('state_id')
    expect(chainFault({ city_id: 1 }, nothing)).toBe('city_id')
  })
})

describe('the places of the whole world', () => {
  test('all 249 countries of ISO 3166 and Kosovo are there, with ISO numbers as ids', async () => {
    const all = await countries()
    expect(all).toHaveLength(250)
    expect(all).toContainEqual({ id: 724, name: 'Spain', code: 'ES' })
    expect(all.find(({ code }) => code === 'XK')?.name).toBe('Kosovo')
  })

  test.each([
    ['en', 'Germany', ['Afghanistan', 'Åland Islands', 'Albania']],
    ['fr', 'Allemagne', ['Afghanistan', 'Afrique du Sud', 'Albanie']],
    ['es', 'Alemania', ['Afganistán', 'Albania', 'Alemania']],
    ['pt', 'Alemanha', ['Afeganistão', 'África do Sul', 'Albânia']],
  ])('countries are named and sorted in %s', async (language, germany, first) => {
    const all = await countries('', language)
    expect(all.find(({ code }) => code === 'DE')?.name).toBe(germany)
    expect(named(all).slice(0, 3)).toEqual(first)
    expect(await countries(`?language=${language}`)).toEqual(all)
  })

  test('a country is found without its accents', async () =>
    expect(named(await countries('?keyword=peru&language=es'))).toEqual(['Perú']))

  test('a country has its states and a state its cities, by the alphabet', async () => {
    const states = named(await statesOf('ES'))
    expect(states).toContain('Madrid')
    expect(states).toEqual(states.toSorted(new Intl.Collator('en').compare))
    const cities = named(await citiesOf('ES', 'Madrid'))
    expect(cities).toEqual(expect.arrayContaining(['Alcalá de Henares', 'Madrid']))
    expect(cities).toEqual(cities.toSorted(new Intl.Collator('en').compare))
  })

  test('typing finds at most fifty cities, the one of that name first', async () => {
    expect(named(await citiesOf('ES', 'Madrid', '&keyword=ALCALA'))).toEqual([
      'Alcalá de Henares',
      'Valverde de Alcalá',
    ])
    expect(named(await citiesOf('GB', 'England', '&keyword=london'))[0]).toBe('London')
    expect(await citiesOf('GB', 'England', '&keyword=s')).toHaveLength(50)
    expect(await citiesOf('GB', 'England', '&keyword=zzz')).toEqual([])
  })

  test('signs that mean something to the database are just signs', async () => {
    expect(await citiesOf('ES', 'Madrid', `&keyword=${encodeURIComponent("x%_\\'")}`)).toEqual([])
  })

  test.each([
    ['SG', 'Singapore', 'Singapore'],
    ['XK', 'Pristina', 'Pristina'],
    ['AQ', 'Antarctica', 'Antarctica'],
    ['MO', 'Cotai', 'Cotai'],
  ])('there is a state and a city for a form in %s too: %s, %s', async (code, state, city) =>
    expect(named(await citiesOf(code, state))).toContain(city),
  )

  test('towns of one name are told apart by their district', async () => {
    const found = named(await citiesOf('PH', 'Bicol Region', '&keyword=San Vicente'))
    expect(found.length).toBeGreaterThan(3)
    expect(found).toContain('San Vicente (Province of Albay)')
  })

  test('where a city lies is known by its id', async () => {
    const [madrid] = await citiesOf('ES', 'Madrid', '&keyword=madrid')
    const { body } = await world.call('GET', `/city/${madrid?.id}`)
    expect(body).toEqual({ city: { name: 'Madrid', lat: expect.closeTo(40.4, 1), lng: expect.closeTo(-3.7, 1) } })
  })

  test.each([
    '/state?country_id=5',
    '/state?country_id=9007199254740991',
    '/city?state_id=99999999&keyword=a',
    '/city/9007199254740991',
  ])('there is nothing in a place that does not exist: %s', async path =>
    expect(await world.call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } }),
  )

  test('states are asked for with a country', async () =>
    expect(await world.call('GET', '/state')).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', details: { country_id: [{ code: 'required' }] } },
    }))

  test('the places of many rows are named with one statement', async () => {
    const [madrid] = await citiesOf('ES', 'Madrid', '&keyword=madrid')
    const rows = [
      { country_id: 724, city_id: madrid?.id ?? null },
      { country_id: 250, state_id: null },
      { city_id: 2 ** 40 },
    ]
    const sent = await world.statements(async () =>
      expect(await placeNames(world.app.db, rows, 'es')).toEqual([
        { country: 'España', state: null, city: 'Madrid' },
        { country: 'Francia', state: null, city: null },
        { country: null, state: null, city: null },
      ]),
    )
    expect(sent).toHaveLength(1)
  })

  test('a chain of places is checked against the data', async () => {
    const [madrid] = await citiesOf('ES', 'Madrid', '&keyword=madrid')
    const { db } = world.app
    await expect(checkPlaceChain(db, { country_id: 724, city_id: madrid?.id ?? null })).resolves.toBeUndefined()
    await expect(checkPlaceChain(db, { country_id: 250, city_id: madrid?.id ?? null })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { city_id: [{ code: 'place_mismatch' }] },
    })
  })

  test('a second start finds the world as it is', async () => {
    const before = await statesOf('FR')
    expect(await seedLocations(world.app.db)).toBe('present')
    expect(await statesOf('FR')).toEqual(before)
  })
})
