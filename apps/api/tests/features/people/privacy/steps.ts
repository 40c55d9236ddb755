import type { PrivacyChanges } from '@celebrio/contract/people/privacy'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import type { World } from '../../../harness/world.ts'

let round = 0
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A number as two letters. */
const inLetters = (number: number) => letters.charAt(Math.floor(number / 26) % 26) + letters.charAt(number % 26)

/** What people do with their privacy, through the API. */
export const privacyOf = (world: World) => {
  const { call } = world
  const change = (as: Someone, json: PrivacyChanges | object) => call('PATCH', '/privacy', { as, json })
  return {
    change,
    privacy: async (as: Someone) => (await call('GET', '/privacy', { as })).body.privacy,
    /** Somebody with a name of their own, and one person for each way of standing to them. */
    async people() {
      round += 1
      const word = `Xu${inLetters(round)}lofi`
      const name = `${word} Owner`
      const owner = { ...(await signUp(call, 'Owner', { name })), name }
      const [between, inCircle] = [await signUp(call, 'Between'), await signUp(call, 'Circle')]
      const [connection, stranger] = [await signUp(call, 'Connection'), await signUp(call, 'Stranger')]
      const blocked = await signUp(call, 'Blocked')
      await befriend(world, owner, between)
      await befriend(world, between, inCircle)
      await befriend(world, owner, connection)
      await block(world, owner, blocked)
      return { owner, word, viewers: { connection, inCircle, stranger, blocked } }
    },
  }
}

export type Viewers = Awaited<ReturnType<ReturnType<typeof privacyOf>['people']>>['viewers']

/** Which of several people can do something. */
export async function whichOf(viewers: Viewers, can: (as: Viewers[keyof Viewers]) => Promise<boolean>) {
  const able: string[] = []
  for (const [name, as] of Object.entries(viewers)) if (await can(as)) able.push(name)
  return able
}
