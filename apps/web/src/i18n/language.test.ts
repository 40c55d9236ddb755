import { expect, test, vi } from 'vitest'
import { adoptLanguage, chooseLanguage, readLanguage } from './language.ts'

/** A browser with its storage. @returns how often the page was reloaded */
function browser(stored: Record<string, string> = {}, languages: readonly string[] = ['en-US']) {
  const entries = new Map(Object.entries(stored))
  const reload = vi.fn<() => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { languages })
  return reload
}

test('where nobody has chosen a language, that of the account is taken over', () => {
  browser()
  expect(adoptLanguage('en')).toBe(false)
  expect(adoptLanguage('fr')).toBe(true)
  expect(readLanguage()).toBe('fr')
})

test('a language that was chosen stays, English too', () => {
  const reload = browser()
  chooseLanguage('en')
  expect(reload).not.toHaveBeenCalled()
  expect(adoptLanguage('fr')).toBe(false)
  chooseLanguage('pt')
  expect(reload).toHaveBeenCalledOnce()
  expect([adoptLanguage('fr'), readLanguage()]).toEqual([false, 'pt'])
})

test('a language that nobody knows is no choice', () => {
  browser({ language: 'tlh' })
  expect([readLanguage(), adoptLanguage('es'), readLanguage()]).toEqual(['en', true, 'es'])
})

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['tlh', 'fr-CA', 'es'], 'fr'],
  [['EN-GB'], 'en'],
  [['de', 'nl'], 'en'],
  [[], 'en'],
])('the first visit of a browser that prefers %j is in %s', (preferred, language) => {
  browser({}, preferred)
  expect(readLanguage()).toBe(language)
})

test('what was chosen is stronger than what the browser prefers', () => {
  browser({ language: 'es' }, ['fr'])
  expect(readLanguage()).toBe('es')
})
