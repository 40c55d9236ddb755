import type { Language } from '@celebrio/contract/platform/languages'
import { preferredLanguages, readStored } from '#runtime'

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

const isLanguage = (code: string | null | undefined): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code)

const baseOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? ''

/** The stored choice; without one the browser's favourite among ours, else English. */
export const readLanguage = (): Language => {
  const stored = readStored(storageKey)
  if (isLanguage(stored)) return stored
  return preferredLanguages().map(baseOf).find(isLanguage) ?? 'en'
}

/** Stores the choice and, if it changed, reloads the page, so that everything is in that language, cached API texts too. */
export const chooseLanguage = (language: Language): void => {
  const before = readLanguage()
  localStorage.setItem(storageKey, language)
  if (language !== before) location.reload()
}

/**
 * Adopts the language of the account that was signed in to, unless one has been chosen in this browser.
 * @returns whether the language changed, so that the next page has to be a full page load
 */
export const adoptLanguage = (language: Language): boolean => {
  if (isLanguage(localStorage.getItem(storageKey)) || language === readLanguage()) return false
  localStorage.setItem(storageKey, language)
  return true
}
