import { drawCategories } from '@celebrio/art/category'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const categories = async (language = 'en') =>
  (await world.call('GET', `/category?language=${language}`)).body.categories

test('there are at least forty categories in groups, each group followed by what is in it', async () => {
  const all = await categories()
  const groups = all.filter(one => one.parent_id === null).map(one => one.id)
  expect(all.length - groups.length).toBeGreaterThanOrEqual(40)
  const blocks = all.map(one => one.parent_id ?? one.id)
  expect(blocks).toEqual([...blocks].sort((one, other) => groups.indexOf(one) - groups.indexOf(other)))
  expect(groups.every(group => all.some(one => one.parent_id === group))).toBe(true)
})

test('categories are named in the language of the request, whoever asks', async () => {
  const flowersIn = async (language: string) => (await categories(language)).find(one => one.slug === 'flowers')?.name
  expect(await Promise.all(['en', 'fr', 'es', 'pt'].map(flowersIn))).toEqual(['Flowers', 'Fleurs', 'Flores', 'Flores'])
})

test('each of them has a drawing, alone and on paper', async () => {
  const drawn = drawCategories().map(([name]) => name)
  const slugs = (await categories()).map(one => one.slug)
  const wanted = slugs.flatMap(slug => [`category-${slug}.svg`, `cover-${slug}.svg`])
  expect(drawn.toSorted()).toEqual(wanted.toSorted())
})
