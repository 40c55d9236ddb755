import { signUpByApi } from '../fixtures/people.ts'
import type { Product } from '../fixtures/product.ts'
import { findConversations } from './conversations.ts'
import { findCelebrations, signInToDemo } from './demo.ts'
import type { Language } from './options.ts'
import { setScene } from './scene.ts'
import { findDeal, findStores } from './stores.ts'

export const personNames = ['guest', 'celebrant', 'newcomer', 'newcomer-fr', 'provider', 'host', 'visitor'] as const
export type PersonName = (typeof personNames)[number]

/** What the browser stores of somebody who is signed in, under the names that the product uses. */
export type Stored = Record<string, string>

/** What stands for the names in braces of a path: `/events/{hosted}`. */
export type Places = Record<string, string | number>

type Account = { token: string; user: { name: string; email: string; user_type: number } }

const stored = ({ token, user }: Account): Stored => ({
  token,
  email: user.email,
  user_type: String(user.user_type),
  user_name: user.name,
  user: JSON.stringify(user),
})

async function signUp({ url }: Product, name: string): Promise<{ stored: Stored }> {
  const { token, email, user } = await signUpByApi(url, name)
  return { stored: stored({ token, user: { ...user, name, email } }) }
}

/** The scene is set once for each product. */
const scenes = new Map<string, ReturnType<typeof setScene>>()
const sceneOf = (product: Product) => {
  const scene = scenes.get(product.url) ?? setScene(product)
  scenes.set(product.url, scene)
  return scene
}

type Entered = { stored: Stored; places?: Places }

export type Person = {
  about: string
  language: Language
  /** Lives in the demo world; all others find the product empty. */
  demo?: boolean
  enter: (product: Product) => Promise<Entered>
}

/** Those through whose eyes the product is photographed. */
export const people: Record<PersonName, Person> = {
  guest: { about: 'Somebody who is not signed in', language: 'en', enter: async () => ({ stored: {} }) },
  celebrant: {
    about: 'A celebrant with a full feed',
    language: 'en',
    demo: true,
    enter: async ({ url }) => {
      const account = await signInToDemo(url, 'celebrant')
      return {
        stored: stored(account),
        places: {
          ...(await findCelebrations(url, account)),
          ...(await findStores(url)),
          ...(await findConversations(url, account.token)),
          deal: await findDeal(url, account.token),
        },
      }
    },
  },
  newcomer: { about: 'A celebrant with nothing yet', language: 'en', enter: on => signUp(on, 'Chidinma Okonkwo') },
  'newcomer-fr': { about: 'The same in French', language: 'fr', enter: on => signUp(on, 'Anne-Élise Beauchêne') },
  provider: {
    about: 'A service provider',
    language: 'en',
    demo: true,
    enter: async ({ url }) => ({
      stored: stored(await signInToDemo(url, 'provider')),
      places: await findStores(url),
    }),
  },
  host: {
    about: 'A host with long names and a full house',
    language: 'en',
    demo: true,
    enter: async product => {
      const { host, places } = await sceneOf(product)
      return { stored: stored({ ...host, user: { ...host.user, name: host.name, email: host.email } }), places }
    },
  },
  visitor: {
    about: 'Somebody who is not signed in, where people celebrate',
    language: 'en',
    demo: true,
    enter: async product => ({
      stored: {},
      places: { ...(await sceneOf(product)).places, ...(await findStores(product.url)) },
    }),
  },
}
