import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import { expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import { parseLines } from './parse-lines.ts'

const connection = (id: number, name: string, invite = true): Candidate => ({
  id,
  name,
  profile_picture: null,
  friend_type: 1,
  status: invite ? null : 'pending',
  can: { invite },
})

const [mara, ost, ida] = [connection(1, 'Mara Lindt'), connection(2, 'Mara Ost'), connection(3, 'Ida', false)]
const matches = new Map([
  ['Mara', [mara, ost]],
  ['Mara Lindt', [mara]],
  ['Ida', [ida]],
  ['Zoe', []],
])

/** What each line says: who is meant, or what is wrong. */
const said = (text: string, known: { chosen?: Record<string, number>; isLooking?: boolean } = {}) =>
  entriesOf(parseLines(text.split('\n')), {
    leftOut: new Map(),
    matches,
    isLooking: false,
    chosen: {},
    ...known,
  }).map(({ fault, person, isLooking }) => (isLooking ? 'looking' : (fault ?? person?.name ?? 'email')))

test('a name is the one connection who has it; with several the host chooses, and without one an address is missing', () => {
  expect(said('Mara Lindt\nMara\nIda\nZoe\nben@example.org')).toEqual([
    'Mara Lindt',
    'several',
    'invited_already',
    'no_connection',
    'email',
  ])
  expect(said('Mara', { chosen: { Mara: 2 } })).toEqual(['Mara Ost'])
})

test('somebody is invited once, by whatever names', () => {
  expect(said('Mara Lindt\nMara', { chosen: { Mara: 1 } })).toEqual(['Mara Lindt', 'twice'])
})

test('names that cannot be looked up lack an address', () => {
  expect(said('Ben', { isLooking: true })).toEqual(['looking'])
  expect(said('Ben')).toEqual(['no_address'])
})
