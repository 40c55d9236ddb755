import type { Language } from '@celebrio/contract/languages'

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

/** Stores the choice and loads the page anew, so that everything, cached texts of the API too, speaks it. */
export const chooseLanguage = (language: Language): void => {
  if (language === readLanguage()) return
  localStorage.setItem(storageKey, language)
  location.reload()
}
