import { currencyOfCountry } from '@celebrio/contract/platform/country-currencies'
import { useQuery } from '@tanstack/react-query'
import { useCountryCodes } from '#features/base/locations'
import { useSession } from '#lib/session.ts'
import { fewQuery } from './data.ts'
import { type Position, usePosition } from './position.ts'
import type { Query } from './query.ts'

const nearest = (position: Position | null): Query => ({
  filter_type: 'sp_near_you',
  ...position,
  any_distance: 'true',
  sort: 'near',
  languages: [],
  exclude_ids: [],
  per_page: 5,
})

/** The currency around the viewer: that of the nearest provider who has prices. */
function useCurrencyNearby(isAsked: boolean): string | undefined {
  const { data } = useQuery({ ...fewQuery(nearest(usePosition())), enabled: isAsked })
  return isAsked ? data?.post.find(({ price_from }) => price_from)?.price_from?.currency : undefined
}

/**
 * The currency to begin with, of where one looks: around the viewer, else of the country that was chosen, else of the one in which
 * the viewer lives, else of the browser's region.
 */
export function useProposedCurrency(country: number | null, near = false): string {
  const nearby = useCurrencyNearby(near)
  const home = useSession()?.user.country_id ?? null
  const codeOf = useCountryCodes()
  const code = codeOf(country) ?? codeOf(home) ?? new Intl.Locale(navigator.language).maximize().region
  return nearby ?? ((code && currencyOfCountry(code)) || 'USD')
}
