import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from './data.ts'

/** The code of a country by its id, `DE`; undefined while the countries are not there. */
export function useCountryCodes(): (id: number | null) => string | undefined {
  const { data } = useQuery(countriesQuery)
  return id => data?.find(country => country.id === id)?.code
}
