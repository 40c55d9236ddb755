import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { party, friendsOf, ask, accept, request, remove, candidates, kinds } = stepsOf(world)

/** Files a connection of somebody under a kind. */
const file = (of: Member, who: Member, friend_type: 1 | 2 | 3) =>
  app.db
    .updateTable('friends')
    .set({ friend_type })
    .where('user_id', '=', of.id)
    .where('friend_id', '=', who.id)
    .execute()

async function stage(names: string[]) {
  const { ana, ben } = await world.people()
  const people = await friendsOf(ana, names)
  const [eva, fay, gus, hal, ida] = people
  if (!eva || !fay || !gus || !hal || !ida) throw new Error('Nobody came.')
  for (const one of [eva, fay]) await file(ana, one, 2)
  await file(ana, gus, 3)
  return { ana, ben, eva, fay, gus, hal, ida, id: await party(ana) }
}

const names = ['Eva', 'Fay', 'Gus', 'Hal', 'Ida']

test('connections are counted by kind, with those who are not invited yet', async () => {
  const { ana, eva, fay, gus, hal, ida, id } = await stage(names)
  await ask(ana, id, [eva, hal])
  await accept(eva, id)
  await remove(ana, id, hal)
  await request(ida, id)
  await block(world, gus, ana)
  expect((await kinds(ana, id)).body).toEqual({
    kinds: [
      { friend_type: 1, total: 2, ids: [ida.id, hal.id] },
      { friend_type: 2, total: 2, ids: [fay.id] },
      { friend_type: 3, total: 0, ids: [] },
    ],
  })
})

test('the list says the kind of each, and shows one kind', async () => {
  const { ana, id } = await stage(names)
  const found = async (query = '') => {
    const { people } = (await candidates(ana, id, query)).body
    return people.map((one: { name: string; friend_type: number }) => [one.name, one.friend_type])
  }
  expect(await found('?friend_type=2')).toEqual([
    ['Fay', 2],
    ['Eva', 2],
  ])
  expect(await found('?friend_type=2&keyword=ev')).toEqual([['Eva', 2]])
  expect(await found()).toHaveLength(5)
  expect((await candidates(ana, id, '?friend_type=4')).status).toBe(422)
})

test('co-hosts have their own kinds, and nobody else reads them', async () => {
  const { ana, ben, eva, id } = await stage(names)
  expect((await kinds(eva, id)).status).toBe(404)
  expect((await kinds(ben, id)).status).toBe(404)
  await helpersOf(world).name(ana, id, eva, 'cohost')
  const { body } = await kinds(eva, id)
  expect(body.kinds.map((kind: { total: number }) => kind.total)).toEqual([0, 0, 0])
})

test('it takes as many statements for many as for few', async () => {
  const { ana, ben, id } = await stage(names)
  const alone = await party(ben)
  const count = async (as: Member, event: number) => (await world.statements(() => kinds(as, event))).length
  expect([await count(ana, id), await count(ben, alone)]).toEqual([3, 3])
})
