import { useQuery } from '@tanstack/react-query'
import { countriesQuery } from './data.ts'

/** Country code by id, such as `DE`; undefined until the countries have loaded. */
export function useCountryCodes(): (id: number | null) => string | undefined {
  const { data } = useQuery(countriesQuery)
  return id => data?.find(country => country.id === id)?.code
}
