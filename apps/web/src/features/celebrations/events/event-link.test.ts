import { expect, test } from 'vitest'
import { findEventLink } from './event-link.ts'

const origin = 'https://celebrio.example'

test.each([
  [`Come!\n\n${origin}/events/12`, { id: 12, text: 'Come!' }],
  [`${origin}/events/12 `, { id: 12, text: '' }],
  [`See ${origin}/events/12?from=feed and tell me`, { id: 12, text: `See ${origin}/events/12?from=feed and tell me` }],
  [`First ${origin}/posts/3, then ${origin}/events/7`, { id: 7, text: `First ${origin}/posts/3, then` }],
])('in %j the event is found', (text, found) => {
  expect(findEventLink(text, origin)).toEqual(found)
})

test.each([
  'Come!',
  `${origin}/events/`,
  `${origin}/events/0`,
  `${origin}/events/12/guests`,
  `${origin}/events/99999999999999999`,
  'https://celebrio.example.evil.test/events/12',
  'http://celebrio.example/events/12',
])('in %j there is none', text => {
  expect(findEventLink(text, origin)).toBeNull()
})
