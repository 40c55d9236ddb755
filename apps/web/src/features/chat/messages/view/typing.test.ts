import { expect, test } from 'vitest'
import { namesTyping, type Typing, withoutStopped, withSent, withTyping } from './typing.ts'

const ben = { user_id: 2, name: 'Ben' }
const cleo = { user_id: 3, name: 'Cleo' }
const nobody: Typing = new Map()

test('who writes is named until they are no longer heard, each once', () => {
  const both = withTyping(withTyping(withTyping(nobody, ben, 0), cleo, 2000), ben, 3000)
  expect(namesTyping(both)).toEqual(['Ben', 'Cleo'])
  expect(namesTyping(withoutStopped(both, 8500))).toEqual(['Ben'])
  expect(namesTyping(withoutStopped(both, 9000))).toEqual([])
})

test('whose message has come no longer writes, also where that they write is heard after it', () => {
  const sent = withSent(withTyping(withTyping(nobody, ben, 0), cleo, 0), 2, 100)
  expect(namesTyping(sent)).toEqual(['Cleo'])
  expect(namesTyping(withTyping(sent, ben, 150))).toEqual(['Cleo'])
})

test('who writes on after a message is named again', () => {
  const sent = withSent(nobody, 2, 100)
  expect(namesTyping(withTyping(sent, ben, 1200))).toEqual(['Ben'])
  expect(namesTyping(withTyping(withoutStopped(sent, 1200), ben, 1200))).toEqual(['Ben'])
})
