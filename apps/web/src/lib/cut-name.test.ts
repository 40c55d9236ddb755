import { expect, test } from 'vitest'
import { cutName } from './cut-name.ts'

test('a name is cut behind so many characters, as people count them', () => {
  expect(cutName('Fifteen letters', 15)).toBe('Fifteen letters')
  expect(cutName('Sixteen letters!', 15)).toBe('Sixteen letters…')
  expect(cutName('👩‍👩‍👧‍👦'.repeat(16), 15)).toBe(`${'👩‍👩‍👧‍👦'.repeat(15)}…`)
})
