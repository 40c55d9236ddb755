import { expect, test } from 'vitest'
import { filterOptions } from './option-filter.ts'

const cities = ['São Paulo', 'Łódź', 'Santos', 'Brasília', 'Passa'].map((label, value) => ({ value, label }))
const found = (typed: string, limit = 10) => filterOptions(cities, typed, limit).map(({ label }) => label)

test('accents, case and spaces round the word do not matter', () => {
  expect(found(' sao')).toEqual(['São Paulo'])
  expect(found('LODZ')).toEqual(['Łódź'])
})

test('what begins with the typed letters comes before what only holds them', () => {
  expect(found('sa')).toEqual(['São Paulo', 'Santos', 'Passa'])
})

test('no more than the limit is offered, also before anything is typed', () => {
  expect(found('', 2)).toEqual(['São Paulo', 'Łódź'])
  expect(found('a', 2)).toHaveLength(2)
})
