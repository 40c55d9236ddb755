import { expect, test, vi } from 'vitest'
import { adoptLanguage, chooseLanguage, readLanguage } from './language.ts'

/** A browser with its store. @returns how often the page was loaded anew */
function browser(stored: Record<string, string> = {}) {
  const entries = new Map(Object.entries(stored))
  const reload = vi.fn<() => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
  vi.stubGlobal('location', { reload })
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
