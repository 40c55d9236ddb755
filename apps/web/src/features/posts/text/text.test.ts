import { postLimits } from '@celebrio/contract/posts'
import { expect, test } from 'vitest'
import { splitLinks, takeParts } from './links.ts'
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

test('addresses become links without the full stop behind them', () => {
  expect(splitLinks('See https://example.org/a, or www.example.org.')).toEqual([
    { at: 0, text: 'See ' },
    { at: 4, text: 'https://example.org/a', href: 'https://example.org/a' },
    { at: 25, text: ', or ' },
    { at: 30, text: 'www.example.org', href: 'https://www.example.org' },
    { at: 45, text: '.' },
  ])
})

test('only web addresses become links', () => {
  expect(splitLinks('javascript:alert(1) data:text/html,x')).toHaveLength(1)
})

test('a cut address keeps its whole target', () => {
  const [, link] = takeParts(splitLinks('Go to https://example.org/long'), 12)
  expect(link).toMatchObject({ text: 'https:', href: 'https://example.org/long' })
})
