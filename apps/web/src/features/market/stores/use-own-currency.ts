import { currencyOfCountry } from '@celebrio/contract/platform/country-currencies'
import { useQuery } from '@tanstack/react-query'
import { useCountryCodes } from '#features/base/locations'
import { accountQuery } from '#features/people/accounts'
import { storeQuery } from './data.ts'

/**
 * The currency of the viewer's own store: before it opens, the one in which it will open (`openStore` of the API).
 * Undefined while that is not known yet.
 */
export function useOwnCurrency() {
  const account = useQuery(accountQuery)
  const company = account.data?.service_provider
  const store = useQuery(storeQuery(company?.id))
  const codeOf = useCountryCodes()
  const code = company?.country_id === null ? '' : codeOf(company?.country_id ?? null)
  const proposed = code === undefined ? undefined : currencyOfCountry(code)
  return {
    currency: store.data ? (store.data.currency ?? proposed) : undefined,
    error: account.error ?? store.error,
    isFetching: account.isFetching || store.isFetching,
    refetch: () => void Promise.all([account.refetch(), store.refetch()]),
  }
}
