import type { Language } from '@celebrio/contract/platform/languages'

type CountryTable = { id: number; code: string; names: Record<Language, string> }
type StateTable = { id: number; country_id: number; code: string; name: string; search: string }
type CityTable = {
  id: number
  state_id: number
  name: string
  search: string
  lat: number | null
  lng: number | null
  /** 0 where it is not known, or small. */
  population: number
  /** Of a country. */
  is_capital: boolean
}

declare module '#platform/db/database.ts' {
  interface Tables {
    countries: CountryTable
    states: StateTable
    cities: CityTable
  }
}

export type Country = CountryTable
export type State = StateTable
export type City = CityTable
