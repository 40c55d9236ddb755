import { searchTextIn } from '#lib/search-text.ts'
import type { EventFilters } from './data.ts'

/** No filters set. */
export const noFilters: EventFilters = {
  keyword: '',
  event_date: '',
  country_id: null,
  state_id: null,
  city_id: null,
  category_id: null,
}

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = Number(search.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** Whether the text is a year, month or day in the server's format, or empty. */
export const isDateOrYear = (text: string): boolean => {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? []
  if (!year || Number(year) < 1900) return false
  const date = new Date(`${year}-${month}-${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`)
}

/** Reads the filters from the URL; invalid values are ignored. */
export const readFilters = (search: URLSearchParams): EventFilters => {
  const event_date = search.get('event_date') ?? ''
  return {
    keyword: searchTextIn(search),
    event_date: isDateOrYear(event_date) ? event_date : '',
    country_id: idIn(search, 'country_id'),
    state_id: idIn(search, 'state_id'),
    city_id: idIn(search, 'city_id'),
    category_id: idIn(search, 'category_id'),
  }
}

/** Search params with other filters; unrelated params are kept. */
export function writeFilters(before: URLSearchParams, filters: EventFilters): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const [name, value] of Object.entries(filters)) {
    const text = value === null ? '' : String(value).trim()
    if (text === '') search.delete(name)
    else search.set(name, text)
  }
  return search
}

/** Number of active filters. */
export const countFilters = (filters: EventFilters): number =>
  Object.values(filters).filter(value => value !== null && value !== '').length
