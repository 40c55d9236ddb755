import { expect } from 'vitest'
import type { Reply } from './caller.ts'
import { type Member, signUpEach } from './people.ts'
import { befriend, block } from './relations.ts'
import type { World } from './world.ts'

/** A guest has no account. */
export type Viewer = Member | undefined
type Action = (as: Viewer) => Promise<Pick<Reply, 'status'>>
/** The abilities on a kind of thing with the call of each; destructive ones last. */
type Actions = Record<string, Action>
export type People = Record<string, Viewer>
type CanOf = (as: Viewer) => Promise<Partial<Record<string, boolean>>>

/** The owner of something, and others by their relationship to the owner. */
export async function castOfOwner(world: World) {
  const [owner, stranger, connection, blocked, blocker] = await signUpEach(world.call, [
    'Owner',
    'Stranger',
    'Connection',
    'Blocked',
    'Blocker',
  ])
  if (!owner || !stranger || !connection || !blocked || !blocker) throw new Error('Nobody came.')
  await befriend(world, owner, connection)
  await block(world, owner, blocked)
  await block(world, blocker, owner)
  return { owner, others: { guest: undefined, stranger, connection, blocked, blocker } }
}

const noNames = (actions: Actions): Record<string, string[]> =>
  Object.fromEntries(Object.keys(actions).map(ability => [ability, []]))

const joined = (names: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([ability, people]) => [ability, people.join(' ')]))

/** Each person tries each ability, in the given order, right after reading whether it is allowed. */
async function tryAll(people: People, actions: Actions, canOf: CanOf) {
  const [could, told] = [noNames(actions), noNames(actions)]
  for (const [name, as] of Object.entries(people))
    for (const [ability, action] of Object.entries(actions)) {
      if ((await canOf(as))[ability]) told[ability]?.push(name)
      const { status } = await action(as)
      expect(status, `${name}: ${ability}`).toBeLessThan(500)
      if (status < 400) could[ability]?.push(name)
    }
  return { could, told }
}

/** Tries abilities that are not in any response. @returns who could, by ability */
export const whoCan = async (people: People, actions: Actions) =>
  joined((await tryAll(people, actions, async () => ({}))).could)

/** @returns who could, by ability; fails if a response says anything different from what happens */
export async function whoCanAsTold(people: People, canOf: CanOf, actions: Actions) {
  const { could, told } = await tryAll(people, actions, canOf)
  expect(joined(could), 'what people can do, and what they are told that they can').toEqual(joined(told))
  return joined(could)
}

/**
 * The same for idempotent actions, which are only offered while they have an effect.
 * @returns who was offered what; fails if an offered action is rejected
 */
export async function whoIsOffered(people: People, canOf: CanOf, actions: Actions) {
  const { could, told } = await tryAll(people, actions, canOf)
  for (const [ability, names] of Object.entries(told)) expect(could[ability]).toEqual(expect.arrayContaining(names))
  return joined(told)
}

/** Abilities in the response of a path; empty if it is not found. */
export const canAt =
  ({ call }: World, path: string, key: string): CanOf =>
  async as => {
    const { status, body } = await call('GET', path, { as })
    return status === 200 ? body[key].can : {}
  }
