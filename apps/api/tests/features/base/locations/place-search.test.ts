import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { exonyms } from '../../../../src/features/base/locations/city-exonyms.ts'
import { seedLocations } from '../../../../src/features/base/locations/seed-locations.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()

type Found = {
  city: { id: number; name: string }
  state: { id: number; name: string }
  country: { id: number; name: string }
}

async function find(keyword: string, more = '', language = 'en'): Promise<Found[]> {
  const path = `/place?keyword=${encodeURIComponent(keyword)}${more}`
  const { status, body } = await world.call('GET', path, { headers: { 'accept-language': language } })
  expect(status, path).toBe(200)
  return body.places
}

const told = (places: readonly Found[]) =>
  places.map(({ city, state, country }) => [city, state, country].map(one => one.name).join(', '))

const unitedStates = 840

describe('one search for city, state and country', () => {
  test('a city is found by its beginning, with or without accents and capitals, and says where it lies', async () => {
    const [first] = await find('MÁLAG', '&country_id=724')
    expect(first).toMatchObject({
      city: { name: 'Málaga' },
      state: { name: 'Andalusia' },
      country: { id: 724, name: 'Spain' },
    })
    expect(await find('malag')).toEqual(await find('MÁLAG'))
    expect(told(await find('alcalá de hen'))).toEqual(['Alcalá de Henares, Madrid, Spain'])
  })

  test('the country is named in the language of the request', async () =>
    expect(told(await find('Alcalá de Hen', '', 'fr'))).toEqual(['Alcalá de Henares, Madrid, Espagne']))

  test.each([
    ['lisbo', 'Lisbon, Lisbon, Portugal'],
    ['brooklyn', 'Brooklyn, New York, United States'],
    ['paris', 'Paris, Île-de-France, France'],
    ['london', 'London, England, United Kingdom'],
    ['san d', 'San Diego, California, United States'],
    ['new y', 'New York City, New York, United States'],
    ['antw', 'Antwerp, Flanders, Belgium'],
  ])('the important city comes first, wherever one lives: %s', async (typed, place) => {
    for (const near of ['', `&country_id=${unitedStates}`]) expect(told(await find(typed, near))[0], near).toBe(place)
  })

  test.each([
    ['fr', 'lisbonn', 'Lisbonne, Lisbonne, Portugal'],
    ['pt', 'lisboa', 'Lisboa, Lisboa, Portugal'],
    ['es', 'Nueva York', 'Nueva York, New York, Estados Unidos'],
    ['es', 'londres', 'Londres, England, Reino Unido'],
    ['en', 'Lisboa', 'Lisbon, Lisbon, Portugal'],
    ['en', 'Seville', 'Seville, Andalusia, Spain'],
    ['fr', 'Séville, Espagne', 'Séville, Andalusia, Espagne'],
    ['pt', 'cidade do mex', 'Cidade do México, Cidade do México, México'],
  ])('a well-known city is found and told by its name in a language: %s, %s', async (language, typed, place) => {
    expect(told(await find(typed, '', language))[0]).toBe(place)
  })

  test('each well-known city is one of the list', async () => {
    const { rows } = await sql<{ city: string }>`
      SELECT DISTINCT countries.code || ' ' || cities.name AS city FROM cities
      JOIN states ON states.id = state_id JOIN countries ON countries.id = country_id`.execute(world.app.db)
    const all = new Set(rows.map(({ city }) => city))
    expect(Object.keys(exonyms).filter(city => !all.has(city))).toEqual([])
  })

  test('of cities about as large the one in the country nearby comes first', async () => {
    const first = async (country: number) => (await find('Córdoba', `&country_id=${country}`))[0]?.country.name
    expect(await first(724)).toBe('Spain')
    expect(await first(32)).toBe('Argentina')
    const american = await find('Paris', `&country_id=${unitedStates}`)
    expect(american[1]).toMatchObject({ state: { name: 'Texas' } })
  })

  test('the very name comes before others that begin so, but for far larger ones', async () => {
    expect((await find('York'))[0]).toMatchObject({ city: { name: 'York' }, state: { name: 'England' } })
    const mexico = told(await find('Mexico'))
    expect(mexico[0]).toBe('Mexico City, Mexico City, Mexico')
    expect(mexico.some(place => place.startsWith('Mexico, '))).toBe(true)
  })

  test('what only begins so comes first in the country nearby', async () =>
    expect((await find('Sevil', '&country_id=724'))[0]?.country.id).toBe(724))

  test('what follows a comma is the state or the country', async () => {
    expect(told(await find('Paris, tex'))).toEqual(['Paris, Texas, United States'])
    expect(told(await find('paris,FRANCE'))[0]).toBe('Paris, Île-de-France, France')
    expect(await find('Paris, Nowhereland')).toEqual([])
  })

  test.each(['s', 'san', 'san,a', 'Springfield'])('no more than ten are listed, none twice: %s', async keyword => {
    const found = await find(keyword, `&country_id=${unitedStates}`)
    expect(found).toHaveLength(10)
    expect(new Set(found.map(({ city }) => city.id)).size).toBe(10)
  })

  test.each(['!!!', "%xq_\\'", ', Spain', 'zzzzzz'])('nothing is found for %s', async keyword =>
    expect(await find(keyword)).toEqual([]),
  )

  test('something is to be searched', async () =>
    expect(await world.call('GET', '/place')).toMatchObject({
      status: 422,
      body: { details: { keyword: [{ code: 'required' }] } },
    }))

  test.each(['s', 'san', 'sao', 'san, a'])('a search of the whole world reads few rows: %s', async keyword => {
    const read = await world.rowsRead(() => find(keyword, `&country_id=${unitedStates}`), new Set())
    expect(Math.max(...read.map(({ rows }) => rows))).toBeLessThan(2_200)
  })
})

test('a world that an earlier version has loaded is counted at the next start', async () => {
  const { db } = world.app
  const counted = sql<boolean>`population > 0 OR is_capital`
  const read = () =>
    db.selectFrom('cities').select(['id', 'population', 'is_capital']).where(counted).orderBy('id').execute()
  const before = await read()
  await db.updateTable('cities').set({ population: 0, is_capital: false }).where(counted).execute()
  expect(await seedLocations(db)).toBe('counted')
  expect(await read()).toEqual(before)
  expect(await seedLocations(db)).toBe('present')
}, 60_000)
