import { cartsOf } from '../../features/market/carts/steps.ts'
import type { Viewer } from '../../harness/abilities.ts'
import { type Member, signUp } from '../../harness/people.ts'
import { befriend, block } from '../../harness/relations.ts'
import { staffOf } from '../../harness/staff.ts'
import type { World } from '../../harness/world.ts'

/** The columns of the matrix, in their order. */
export const columns = ['g', 's', 'c', 'b', 'o', 'k', 'h', 'e', 'p', 'u', 'm', 'a'] as const
export type Column = (typeof columns)[number]

const celebrants = {
  s: 'Stranger',
  c: 'Connection',
  b: 'Blocked',
  o: 'Owner',
  k: 'Cohost',
  h: 'Helper',
  e: 'Eventguest',
  u: 'Customer',
} as const

/** Everybody of the matrix; a guest has no account. All grown-ups who would like to meet friends. */
export async function castOf(world: World) {
  const { call } = world
  const one = async (name: string): Promise<Member> => {
    const member = await signUp(call, name)
    const meeting = { dob: '1990-01-01', join_friend_community: 1, preferred_name: name }
    await call('POST', '/profile', { as: member, json: meeting })
    return member
  }
  const caterer = await cartsOf(world).menu([{ name: 'Plate', price: 10 }], { country: 'US' })
  const p = caterer.owner
  await call('PATCH', '/store/availability', { as: p, json: { weekdays_off: [], allows_holds: true } })
  const people = Object.fromEntries(
    await Promise.all(Object.entries(celebrants).map(async ([column, name]) => [column, await one(name)] as const)),
  ) as Record<keyof typeof celebrants, Member>
  const m = await staffOf(world, await one('Moderator'), 'moderator')
  const a = await staffOf(world, await one('Administrator'), 'administrator')
  for (const owner of [people.o, p]) {
    await befriend(world, owner, people.c)
    await block(world, owner, people.b)
  }
  await world.app.db.updateTable('users').set({ email_verified_at: world.app.clock.now() }).execute()
  const as: Record<Column, Viewer> = { g: undefined, ...people, p, m, a }
  return { ...people, p, m, a, caterer, as }
}

export type Cast = Awaited<ReturnType<typeof castOf>>
