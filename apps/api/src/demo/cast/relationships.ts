import type { PersonKey } from './people.ts'

type Circle = {
  /** How the members file each other: 1 Friends, 2 Family, 3 Colleagues. */
  type: 1 | 2 | 3
  members: readonly PersonKey[]
}

/**
 * The connections: everybody of a circle with everybody else in it; the first circle that two people share decides the
 * type.
 */
export const circles: readonly Circle[] = [
  { type: 2, members: ['amara', 'ngozi', 'samuel', 'zainab'] },
  { type: 2, members: ['sofia', 'lucia', 'diego'] },
  { type: 2, members: ['hana', 'tomas', 'yuki'] },
  { type: 2, members: ['leila', 'noor'] },
  { type: 2, members: ['priya', 'meera'] },
  { type: 3, members: ['ruth', 'ines', 'marcus', 'harpreet'] },
  { type: 1, members: ['amara', 'sofia', 'priya', 'marcus', 'ruth', 'leila', 'harpreet', 'hana'] },
  { type: 1, members: ['hana', 'tomas', 'andre', 'oliver', 'mei', 'ben', 'ines'] },
  { type: 1, members: ['kwame', 'marcus', 'andre', 'diego', 'rafael'] },
  { type: 1, members: ['leila', 'andre', 'chloe', 'noor'] },
  { type: 1, members: ['ngozi', 'ruth', 'kwame', 'thandiwe', 'marcus'] },
  { type: 1, members: ['ines', 'rafael', 'lucia', 'olena'] },
  { type: 1, members: ['priya', 'mei', 'harpreet', 'thandiwe', 'meera'] },
  { type: 1, members: ['grace', 'oliver', 'amara', 'hana'] },
  { type: 1, members: ['olena', 'tomas', 'chloe', 'yuki'] },
]

/** Who has blocked whom. */
export const blocks: readonly (readonly [by: PersonKey, whom: PersonKey])[] = [['ben', 'rafael']]

type Relationship = { one: PersonKey; other: PersonKey; type: 1 | 2 | 3 }

/** Each connection once. */
export function relationships(): Relationship[] {
  const found = new Map<string, Relationship>()
  for (const { type, members } of circles) {
    for (const [i, one] of members.entries()) {
      for (const other of members.slice(i + 1)) {
        const pair = [one, other].sort().join(' ')
        if (!found.has(pair)) found.set(pair, { one, other, type })
      }
    }
  }
  return [...found.values()]
}
