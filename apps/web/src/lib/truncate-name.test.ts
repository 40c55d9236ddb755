import { expect, test } from 'vitest'
import { truncateName } from './truncate-name.ts'

test('a name is cut behind so many characters, as people count them', () => {
  expect(truncateName('Fifteen letters', 15)).toBe('Fifteen letters')
  expect(truncateName('Sixteen letters!', 15)).toBe('Sixteen letters…')
  expect(truncateName('👩‍👩‍👧‍👦'.repeat(16), 15)).toBe(`${'👩‍👩‍👧‍👦'.repeat(15)}…`)
})
