import { textLength } from '@celebrio/contract/platform/text'
import { expect, test } from 'vitest'
import { searchText, searchTextIn } from './search-text.ts'

test.each([
  ['%00', ''],
  ['cake%00shop', 'cake shop'],
  ['%20cake%0D%0Ashop%09', 'cake shop'],
  ['%F0%9F%8E%82', '🎂'],
  ['', ''],
])('of an address with %s the words are read', (text, words) => {
  expect(searchTextIn(new URLSearchParams(`keyword=${text}`))).toBe(words)
})

test('half a letter and what is too long are left out', () => {
  expect(searchText('cake \uD83C')).toBe('cake \uFFFD')
  expect(textLength(searchText('🎂'.repeat(300)))).toBe(255)
  expect(searchTextIn(new URLSearchParams())).toBe('')
})
