import { expect, test } from 'vitest'
import { readNeeds, writeNeeds } from './diets.ts'

const names = {
  noNuts: 'No nuts',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  glutenFree: 'Gluten-free',
}

test('a line of needs becomes chips and words, and the same line again', () => {
  const lines = [
    '',
    'Vegan',
    'Gluten-free, No nuts',
    'Vegan, no mushrooms, no Vegan cheese',
    'lots of cake',
    'Vegan food',
  ]
  for (const line of lines) expect(writeNeeds(readNeeds(line, names), names)).toBe(line)
  expect(readNeeds('No nuts, Halal, no pork, please', names)).toEqual({
    chosen: ['noNuts', 'halal'],
    rest: 'no pork, please',
  })
})

test('chips in another language stay as words', () => {
  expect(readNeeds('Sans gluten, Vegan', names)).toEqual({ chosen: [], rest: 'Sans gluten, Vegan' })
})
