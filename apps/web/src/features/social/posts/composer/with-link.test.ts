import { expect, test } from 'vitest'
import { joinLinked, splitLinked, withLink } from './with-link.ts'

const link = 'https://celebrio.example/events/7'

test('a link stands under the words, once', () => {
  expect(withLink('Who comes? ', link)).toBe(`Who comes?\n\n${link}`)
  expect(withLink(`Look: ${link} tonight`, link)).toBe(`Look: ${link} tonight`)
  expect(withLink(' ', link)).toBe(link)
  expect(withLink('Who comes?', '')).toBe('Who comes?')
})

test('a text that is edited keeps how its link was joined to it', () => {
  const text = `Who comes? ${link}`
  const parts = splitLinked(text, 'Who comes?')
  expect(joinLinked(parts)).toBe(text)
  expect(joinLinked({ ...parts, words: 'Come!' })).toBe(`Come! ${link}`)
  expect(joinLinked({ ...splitLinked(link, ''), words: 'Come!' })).toBe(`Come!\n\n${link}`)
  expect(joinLinked({ ...parts, link: '' })).toBe('Who comes?')
})
