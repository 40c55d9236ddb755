import { expect, test } from 'vitest'
import { splitText, truncateParts } from './rich-text.ts'

test('addresses become links without the full stop behind them', () => {
  expect(splitText('See https://example.org/a, or www.example.org.')).toEqual([
    { at: 0, text: 'See ' },
    { at: 4, text: 'https://example.org/a', href: 'https://example.org/a' },
    { at: 25, text: ', or ' },
    { at: 30, text: 'www.example.org', href: 'https://www.example.org' },
    { at: 45, text: '.' },
  ])
})

test('only web addresses become links', () => {
  expect(splitText('javascript:alert(1) data:text/html,x')).toHaveLength(1)
})

test('a cut address keeps its whole target', () => {
  const [, link] = truncateParts(splitText('Go to https://example.org/long'), 12)
  expect(link).toMatchObject({ text: 'https:', href: 'https://example.org/long' })
})

test('hashtags lead to their page in whatever case, and those in an address belong to it', () => {
  expect(splitText('#Fête at https://example.org/#no')).toEqual([
    { at: 0, text: '#Fête', to: '/hashtags/f%C3%AAte' },
    { at: 5, text: ' at ' },
    { at: 9, text: 'https://example.org/#no', href: 'https://example.org/#no' },
  ])
})

test('people are linked by the longest name that fits, and in turn where names are the same', () => {
  const people = [
    { id: 1, words: 'Ana' },
    { id: 2, words: 'Ana María' },
    { id: 3, words: 'Ana' },
  ]
  const linked = splitText('@Ana María, @Ana, @Ana and @Anabel', people).filter(part => part.to)
  expect(linked.map(({ text, to }) => [text, to])).toEqual([
    ['@Ana María', '/profile/2'],
    ['@Ana', '/profile/1'],
    ['@Ana', '/profile/3'],
  ])
})
