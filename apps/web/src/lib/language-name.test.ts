import { expect, test, vi } from 'vitest'
import { languageName, languageNames } from './language-name.ts'

const speak = (language: string) => vi.stubGlobal('localStorage', { getItem: () => language })

test('languages in a row are written as each language writes them', () => {
  const codes = ['en', 'fr', 'es']
  const rows = ['en', 'fr', 'es', 'pt'].map(language => {
    speak(language)
    return languageNames(codes)
  })
  expect(rows).toEqual([
    'English, French, and Spanish',
    'Anglais, français et espagnol',
    'Inglés, francés y español',
    'Inglês, francês e espanhol',
  ])
  expect(languageNames([])).toBe('')
  expect(languageName('en')).toBe('Inglês')
})
