import { expect, test, vi } from 'vitest'
import { joinLabel } from './join-label.ts'

test('the colon after a label stands as each language puts it', () => {
  const inLanguage = (language: string) => {
    vi.stubGlobal('localStorage', { getItem: () => language })
    return joinLabel('12', 'x')
  }
  expect(['en', 'fr', 'es', 'pt'].map(inLanguage)).toEqual(['12: x', '12\u00A0: x', '12: x', '12: x'])
})
