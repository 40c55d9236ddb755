import { describe, expect, test } from 'vitest'
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

const france = 250
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

  test('the very name comes first, of several of that name the one in the country nearby', async () => {
    const anywhere = await find('Paris')
    expect(anywhere.length).toBeGreaterThan(3)
    expect(anywhere[0]?.city.name).toBe('Paris')
    expect(told(await find('Paris', `&country_id=${france}`))[0]).toBe('Paris, Île-de-France, France')
    const american = await find('Paris', `&country_id=${unitedStates}`)
    expect(american[0]?.country.id).toBe(unitedStates)
    // Ten places in the United States have that name.
    expect(told(american)).toContain('Paris, Île-de-France, France')
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
