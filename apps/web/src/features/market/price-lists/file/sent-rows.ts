import type { Category } from '@celebrio/contract/market/categories'
import type { PriceListRow } from '@celebrio/contract/market/price-lists'
import { type Cells, keyOf, unitOf } from './columns.ts'
import { numberOf } from './numbers.ts'

const numbers = ['price', 'qty', 'least_qty', 'most_qty', 'step_minutes'] as const

/** The id of a category by its name; the words where there is none, or where they name a group. */
const categoryOf = (words: string, categories: readonly Category[]): string => {
  const named = categories.find(
    ({ name, slug, parent_id }) => parent_id !== null && (keyOf(name) === keyOf(words) || slug === words.trim()),
  )
  return keyOf(words) !== '' && named ? String(named.id) : words.trim()
}

/** A row as the server takes it: numbers with a point, codes for units and categories. */
export function sentRow(cells: Cells, categories: readonly Category[], language: string): PriceListRow {
  const { service, description, category, item, unit } = cells
  const counted = numbers.flatMap(name => {
    const text = cells[name]
    return text === undefined ? [] : [[name, numberOf(text, language)] as const]
  })
  return {
    ...(service !== undefined && { service }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category_id: categoryOf(category, categories) }),
    ...(item !== undefined && { item }),
    ...(unit !== undefined && { unit: unitOf(unit) }),
    ...Object.fromEntries(counted),
  }
}
