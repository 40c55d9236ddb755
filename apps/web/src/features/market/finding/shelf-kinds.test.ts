import { expect, test } from 'vitest'
import { shelfKinds } from './shelf-kinds.ts'

const category = (id: number, slug: string, parent_id: number | null) => ({ id, slug, parent_id, name: slug })
const all = [
  category(1, 'food', null),
  category(11, 'catering', 1),
  category(15, 'cakes', 1),
  category(3, 'music', null),
  category(25, 'bands', 3),
  category(50, 'henna', 8),
]
const slugs = (chosen: number | null) => shelfKinds(all, chosen).map(({ slug }) => slug)

test('kinds stand on the shelf, not the groups that they are in', () => {
  expect(slugs(null)).toEqual(['catering', 'cakes', 'bands'])
  expect(slugs(15)).toEqual(['catering', 'cakes', 'bands'])
  expect(slugs(999)).toEqual(['catering', 'cakes', 'bands'])
})

test('what is chosen stands there, too, and the shelf is as long as before', () => {
  expect(slugs(50)).toEqual(['henna', 'catering', 'cakes'])
  expect(slugs(3)).toEqual(['music', 'catering', 'cakes'])
})
