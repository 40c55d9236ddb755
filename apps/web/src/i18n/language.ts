import type { Language } from '@celebrio/contract/platform/languages'

export type { Language }

/** The interface languages, in the order in which they are offered, each named in its own words. */
export const languages: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
}

export const languageCodes = Object.keys(languages) as Language[]

const storageKey = 'language'

const isLanguage = (code: string | null): code is Language => code !== null && Object.hasOwn(languages, code)

/** The stored choice; English without one. */
export const readLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey)
  return isLanguage(stored) ? stored : 'en'
}

/** Stores the choice and, where it is another one, loads the page anew, so that everything, cached texts of the API too, speaks it. */
export const chooseLanguage = (language: Language): void => {
  const before = readLanguage()
  localStorage.setItem(storageKey, language)
  if (language !== before) location.reload()
}

/**
 * Takes over the language of the account that was signed in to, where nobody has chosen one in this browser.
 * @returns whether it is another one, so that the next page has to be loaded anew
 */
export const adoptLanguage = (language: Language): boolean => {
  if (isLanguage(localStorage.getItem(storageKey)) || language === readLanguage()) return false
  localStorage.setItem(storageKey, language)
  return true
}
