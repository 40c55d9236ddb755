import { expect, test } from 'vitest'
import type { Loose } from '../../../harness/caller.ts'
import { type Member, signUp } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const { party, friendsOf, ask, match } = stepsOf(world)

/** For each name who has it, and whether they can be invited. */
const found = ({ matches }: Loose) =>
  matches.map(({ name, people }: Loose) => [name, people.map((one: Loose) => [one.name, one.can.invite])])

/** New connections with names that are no part of an address. */
async function connectionsNamed(host: Member, names: string[]) {
  const people = await friendsOf(
    host,
    names.map((_, nth) => `Friend${nth}`),
  )
  for (const [nth, { id }] of people.entries())
    await app.db
      .updateTable('users')
      .set({ name: names[nth] ?? '' })
      .where('id', '=', id)
      .execute()
  return people
}

test('names are those of connections, whatever their case and accents, and an exact one goes before a part', async () => {
  const { ana } = await world.people()
  const [mara] = await connectionsNamed(ana, ['Mára Lindt', 'Mara Ost', 'Ost', 'Marabel'])
  const id = await party(ana)
  const names = ['MARA LINDT', 'lindt mara', 'mara', 'ost', 'Mar', 'Zoe', '!!!']
  expect(found((await match(ana, id, names)).body)).toEqual([
    ['MARA LINDT', [['Mára Lindt', true]]],
    ['lindt mara', [['Mára Lindt', true]]],
    [
      'mara',
      [
        ['Mara Ost', true],
        ['Mára Lindt', true],
      ],
    ],
    ['ost', [['Ost', true]]],
    ['Mar', []],
    ['Zoe', []],
    ['!!!', []],
  ])
  if (mara) await ask(ana, id, [mara])
  expect(found((await match(ana, id, ['mara lindt'])).body)).toEqual([['mara lindt', [['Mára Lindt', false]]]])
})

test('nobody is found but connections, without those who are suspended or blocked', async () => {
  const { ana, ben } = await world.people()
  await signUp(call, 'Stranger')
  const [fay, gus, hal] = await friendsOf(ana, ['Fay', 'Gus', 'Hal'])
  if (!fay || !gus || !hal) throw new Error('Nobody came.')
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', fay.id).execute()
  await block(world, gus, ana)
  await block(world, ana, hal)
  const id = await party(ana)
  const names = ['Stranger', 'Fay', 'Gus', 'Hal', 'Ana', 'Ben']
  expect(found((await match(ana, id, names)).body)).toEqual(names.map(name => [name, []]))
  expect((await match(ben, id, names)).status).toBe(404)
})

test('no more than five of a name, in one statement for one name and for two hundred', async () => {
  const { ana } = await world.people()
  await connectionsNamed(ana, ['Ida 1', 'Ida 2', 'Ida 3', 'Ida 4', 'Ida 5', 'Ida 6'])
  const id = await party(ana)
  const many = Array.from({ length: 200 }, (_, nth) => `Ida ${nth}`)
  const { matches } = (await match(ana, id, ['Ida', ...many.slice(1)])).body
  expect(matches.map(({ people }: Loose) => people.length).slice(0, 8)).toEqual([5, 1, 1, 1, 1, 1, 1, 0])
  const count = async (names: string[]) => (await world.statements(() => match(ana, id, names))).length
  expect(await count(many)).toBe(await count(['Ida']))
  expect((await match(ana, id, [...many, 'Ida'])).status).toBe(422)
})
