import type { Place } from '@celebrio/contract/base/locations'
import type { Language } from '@celebrio/contract/platform/languages'
import { pickPlaces, searchable } from './rules.ts'
import type { Country } from './tables.ts'

type Found = Place & { search: string }

// Making a collator costs more than sorting with it.
const collators = new Map<Language, Intl.Collator>()

const compareIn = (language: Language): Intl.Collator['compare'] => {
  const collator = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, collator)
  return collator.compare
}

/** Places in the alphabetical order of a language; with a keyword the best matches. */
export const viewPlaces = (places: readonly Found[], keyword: string | undefined, language: Language): Place[] =>
  pickPlaces(places, keyword, compareIn(language)).map(({ id, name }) => ({ id, name }))

export type NamedCountry = Found & { code: string }

/** All countries, named and sorted in one language. */
export const nameCountries = (countries: readonly Country[], language: Language): NamedCountry[] =>
  countries
    .map(({ id, code, names }) => ({ id, code, name: names[language], search: searchable(names[language]) }))
    .sort((a, b) => compareIn(language)(a.name, b.name))

/** Named countries as they are, or with a keyword the best matches. */
export const viewCountries = (countries: readonly NamedCountry[], keyword: string | undefined, language: Language) =>
  (keyword === undefined ? countries : pickPlaces(countries, keyword, compareIn(language))).map(
    ({ id, name, code }) => ({ id, name, code }),
  )
