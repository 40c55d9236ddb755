import { postLimits } from '@celebrio/contract/social/posts'
import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('a text of exactly the preview length is shown whole', () => {
  expect(previewOf('é'.repeat(postLimits.preview))).toBeNull()
})

test('one code point more is cut to the preview length', () => {
  expect(previewOf('🌹'.repeat(postLimits.preview + 1))).toBe('🌹'.repeat(postLimits.preview))
})

test('the cut falls after a word when one ends near', () => {
  const text = `${'a'.repeat(190)} congratulations`
  expect(previewOf(text)).toBe('a'.repeat(190))
})

test('a word that ends exactly at the cut stays', () => {
  expect(previewOf(`${'a'.repeat(190)} ${'b'.repeat(9)} c`)).toBe(`${'a'.repeat(190)} ${'b'.repeat(9)}`)
})

test('a very long word is cut inside', () => {
  expect(previewOf(`short ${'x'.repeat(400)}`)).toHaveLength(postLimits.preview)
})
