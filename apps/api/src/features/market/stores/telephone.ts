import type { Telephone } from '@celebrio/contract/market/stores'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const asTyped = (typed: string): Telephone => ({ shown: typed, dialled: typed.replaceAll(/[^\d+]/g, '') })

const isKnown = (country: string | null): country is CountryCode => country !== null && isSupportedCountry(country)

/**
 * A number that was typed, as it is dialled from anywhere. Without a code it is one of the country of the company; what is
 * no number there stays as it was typed, rather than be given a code that may be wrong.
 * @param country ISO 3166-1, where the company is
 */
export function telephoneOf(typed: string, country: string | null): Telephone {
  const number = parsePhoneNumberFromString(typed, isKnown(country) ? country : undefined)
  return number?.isValid() ? { shown: number.formatInternational(), dialled: number.number } : asTyped(typed)
}
