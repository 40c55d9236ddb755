import { type OrderFilter, orderFilters } from '@celebrio/contract/market/orders'
import { searchTextIn } from '#lib/search-text.ts'
import type { OrderFilters } from '../data.ts'

const isBox = (text: string): text is OrderFilter => (orderFilters as readonly string[]).includes(text)

/** Reads the filters from a URL, ignoring invalid ones. */
export const readFilters = (search: URLSearchParams): OrderFilters => ({
  keyword: searchTextIn(search),
  boxes: orderFilters.filter(box => search.getAll('state').filter(isBox).includes(box)),
  lastSixMonths: search.has('recent'),
})

/** The search params of filters, without empty ones. */
export function writeFilters({ keyword, boxes, lastSixMonths }: OrderFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (keyword.trim() !== '') search.set('keyword', keyword.trim())
  for (const box of boxes) search.append('state', box)
  if (lastSixMonths) search.set('recent', '1')
  return search
}

export const countFilters = ({ keyword, boxes, lastSixMonths }: OrderFilters): number =>
  [keyword !== '', boxes.length > 0, lastSixMonths].filter(Boolean).length
