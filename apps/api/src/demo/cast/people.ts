import { celebrants } from './celebrants.ts'
import { guests } from './guests.ts'
import type { DemoPerson } from './person.ts'
import { providers } from './providers.ts'

/** Everybody in the demo world by a short name, which is also the first part of the e-mail address. */
export const people = { ...celebrants, ...guests, ...providers } satisfies Record<string, DemoPerson>

export type { DemoPerson } from './person.ts'

export type PersonKey = keyof typeof people

export const personKeys = Object.keys(people) as PersonKey[]

export const demoPerson = (key: PersonKey): DemoPerson => people[key]
