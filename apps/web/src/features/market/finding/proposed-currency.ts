import { currencyOfCountry } from '@celebrio/contract/platform/country-currencies'
import { useCountryCodes } from '#features/base/locations'

/** The currency to begin with: of the country that was chosen, else of the browser's region. */
export function useProposedCurrency(country: number | null): string {
  const codeOf = useCountryCodes()
  const code = codeOf(country) ?? new Intl.Locale(navigator.language).maximize().region
  return (code && currencyOfCountry(code)) || 'USD'
}
