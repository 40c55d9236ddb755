import { expect, test } from 'vitest'
import { mentionQueryAt } from './mention-query.ts'

test.each([
  ['@', { at: 0, keyword: '' }],
  ['Hello @An', { at: 6, keyword: 'An' }],
  ['(@José M', { at: 1, keyword: 'José M' }],
  ['@Ana de la', { at: 0, keyword: 'Ana de la' }],
  ['@Ana ', null],
  ['@Ana de la Cruz', null],
  ['ana@example', null],
  ['Hello', null],
])('%s asks for %j', (text, asked) => {
  expect(mentionQueryAt(text, text.length)).toEqual(asked)
})

test('what stands behind the caret does not matter', () => {
  expect(mentionQueryAt('Hi @Be, how are you?', 6)).toEqual({ at: 3, keyword: 'Be' })
})
