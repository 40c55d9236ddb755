import { type AgeCode, ageCodes, genderCodes } from '@celebrio/contract/people/meet-shapes'
import { searchTextIn } from '#lib/search-text.ts'
import type { Gender, MeetFilters } from './data.ts'

const idIn = (search: URLSearchParams, name: string): number | null => {
  const id = Number(search.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

const isAge = (text: string): text is AgeCode => (ageCodes as readonly string[]).includes(text)
const isGender = (code: number): code is Gender => (genderCodes as readonly number[]).includes(code)

/** Reads the filters from a URL, ignoring invalid ones. */
export const readFilters = (search: URLSearchParams): MeetFilters => ({
  keyword: searchTextIn(search),
  country_id: idIn(search, 'country_id'),
  state_id: idIn(search, 'state_id'),
  city_id: idIn(search, 'city_id'),
  ages: search.getAll('ages').filter(isAge),
  genders: search
    .getAll('genders')
    .filter(text => text !== '')
    .map(Number)
    .filter(isGender),
})

/** The search params of filters, without empty ones. */
export function writeFilters({ keyword, ages, genders, ...places }: MeetFilters): URLSearchParams {
  const search = new URLSearchParams()
  if (keyword.trim() !== '') search.set('keyword', keyword.trim())
  for (const [name, id] of Object.entries(places)) if (id !== null) search.set(name, String(id))
  for (const age of ages) search.append('ages', age)
  for (const gender of genders) search.append('genders', String(gender))
  return search
}

/** The number of active filters. */
export const countFilters = ({ keyword, country_id, state_id, city_id, ages, genders }: MeetFilters): number =>
  [keyword !== '', country_id, state_id, city_id, ages.length > 0, genders.length > 0].filter(Boolean).length
