import { expect, test } from 'vitest'
import type { Loose } from '../../../harness/caller.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { helpersOf } from '../helpers/steps.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { app } = world
const { party, friendsOf, ask, accept, reject, request, answer, remove, candidates } = stepsOf(world)

/** The candidates with their status, and whether they can be invited. */
const standings = ({ people }: Loose) => people.map((one: Loose) => [one.name, one.status, one.can.invite])

const names = ['Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kay']

test('connections are listed with their status', async () => {
  const { ana, ben } = await world.people()
  const people = await friendsOf(ana, names)
  const [eva, fay, gus, hal, ida, jon] = people
  if (!eva || !fay || !gus || !hal || !ida || !jon) throw new Error('Nobody came.')
  const [id, other] = [await party(ana, { members: 1 }), await party(ana)]
  await ask(ana, id, [eva, fay, gus, hal])
  await ask(ana, other, people)
  await accept(eva, id)
  await accept(fay, id)
  await reject(gus, id)
  await remove(ana, id, hal)
  for (const one of [ida, jon, ben]) await request(one, id)
  await answer(ana, id, jon, 'reject')
  expect(standings((await candidates(ana, id)).body)).toEqual([
    ['Kay', null, true],
    ['Jon', 'rejected', true],
    ['Ida', 'requested', true],
    ['Hal', null, true],
    ['Gus', 'rejected', false],
    ['Fay', 'waiting', false],
    ['Eva', 'accepted', false],
  ])
})

test('they are found by their names, and read page by page with as many statements for one as for all', async () => {
  const { ana } = await world.people()
  await friendsOf(ana, names)
  const id = await party(ana)
  const found = async (query: string) => (await candidates(ana, id, query)).body
  expect(standings(await found('?keyword=ha'))).toEqual([['Hal', null, true]])
  const first = await found('?per_page=5')
  expect([first.people.length, first.hasMorePages]).toEqual([5, true])
  const rest = await found(`?per_page=5&cursor=${first.nextCursor}`)
  expect([standings(rest), rest.hasMorePages]).toEqual([
    [
      ['Fay', null, true],
      ['Eva', null, true],
    ],
    false,
  ])
  const count = async (query: string) => (await world.statements(() => candidates(ana, id, query))).length
  expect(await count('?per_page=7')).toBe(await count('?per_page=1'))
})

test('co-hosts choose of their own connections, without the host and whom the host has blocked', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  await befriend(world, ana, ben)
  for (const one of [cleo, dan]) await befriend(world, ben, one)
  await block(world, ana, dan)
  const id = await party(ana)
  await helpersOf(world).name(ana, id, ben, 'cohost')
  expect(standings((await candidates(ben, id)).body)).toEqual([['Cleo', null, true]])
  expect(standings((await candidates(ana, id)).body)).toEqual([['Ben', null, true]])
})

test('nobody else reads them, and who is suspended or blocked is not among them', async () => {
  const { ana, ben } = await world.people()
  const [eva, fay, gus] = await friendsOf(ana, ['Eva', 'Fay', 'Gus'])
  if (!eva || !fay || !gus) throw new Error('Nobody came.')
  const id = await party(ana)
  await ask(ana, id, [eva])
  for (const one of [eva, ben]) expect((await candidates(one, id)).status).toBe(404)
  expect((await candidates(ana, 999_999_999)).status).toBe(404)
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', fay.id).execute()
  await block(world, gus, ana)
  expect(standings((await candidates(ana, id)).body)).toEqual([['Eva', 'pending', false]])
})
