import { expect, test, vi } from 'vitest'
import { inQuotationMarks } from './quotation-marks.ts'

test('words are quoted as each language does', () => {
  const inLanguage = (language: string) => {
    vi.stubGlobal('localStorage', { getItem: () => language })
    return inQuotationMarks('x')
  }
  expect(['en', 'fr', 'es', 'pt'].map(inLanguage)).toEqual(['“x”', '«\u202fx\u202f»', '«x»', '“x”'])
})
