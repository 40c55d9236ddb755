import type { Language } from '@celebrio/contract/platform/languages'
import type { Db } from '#platform/db/database.ts'
import { findCountries } from './queries/places.ts'
import { type NamedCountry, nameCountries } from './view.ts'

/** Countries by language, kept in memory: they never change once the world is loaded. */
export function rememberCountries(db: Db): (language: Language) => Promise<readonly NamedCountry[]> {
  const lists = new Map<Language, readonly NamedCountry[]>()
  return async language => {
    const cached = lists.get(language)
    if (cached) return cached
    const list = nameCountries(await findCountries(db), language)
    if (list.length > 0) lists.set(language, list)
    return list
  }
}
