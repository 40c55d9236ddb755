import { signUpByApi } from '../fixtures/people.ts'
import { signInToDemo } from './demo.ts'
import type { Language } from './options.ts'

export const personNames = ['guest', 'celebrant', 'newcomer', 'newcomer-fr', 'provider'] as const
export type PersonName = (typeof personNames)[number]

/** What the browser stores of somebody who is signed in, under the names that the product uses. */
export type Stored = Record<string, string>

type Account = { token: string; user: { name: string; email: string; user_type: number } }

const stored = ({ token, user }: Account): Stored => ({
  token,
  email: user.email,
  user_type: String(user.user_type),
  user_name: user.name,
  user: JSON.stringify(user),
})

async function signUp(url: string, name: string): Promise<Stored> {
  const { token, email, user } = await signUpByApi(url, name)
  return stored({ token, user: { ...user, name, email } })
}

export type Person = { about: string; language: Language; enter: (url: string) => Promise<Stored> }

/** Those through whose eyes the product is photographed. */
export const people: Record<PersonName, Person> = {
  guest: { about: 'Somebody who is not signed in', language: 'en', enter: async () => ({}) },
  celebrant: {
    about: 'A celebrant with a full feed',
    language: 'en',
    enter: async url => stored(await signInToDemo(url, 'celebrant')),
  },
  newcomer: { about: 'A celebrant with nothing yet', language: 'en', enter: url => signUp(url, 'Chidinma Okonkwo') },
  'newcomer-fr': { about: 'The same in French', language: 'fr', enter: url => signUp(url, 'Anne-Élise Beauchêne') },
  provider: {
    about: 'A service provider',
    language: 'en',
    enter: async url => stored(await signInToDemo(url, 'provider')),
  },
}
