import { expect, test } from 'vitest'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { namesOf, stepsOf } from './steps.ts'

const world = await startWorld()
const { app, call } = world
const { party, friendsOf, ask, accept, reject, request, guests, requests } = stepsOf(world)
const { ana, ben, cleo, dan } = await world.people()
const people = await friendsOf(ana, ['Eva-Rose', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'])
const [eva, fay, gus, hal, ida, jon] = people
if (!eva || !fay || !gus || !hal || !ida || !jon) throw new Error('Nobody came.')
const id = await party(ana, { members: 5 })
for (const one of people) await ask(ana, id, [one])
await accept(eva, id, { adults: 2, children: 1 })
await accept(fay, id, { adults: 2, dietary: 'Vegan', message: 'Gladly' })
await accept(gus, id, { adults: 4 })
await reject(hal, id)
for (const one of [ben, cleo]) await request(one, id)

test('all guests are listed, newest first, with counts of people', async () => {
  const { body } = await guests(ana, id)
  expect(namesOf(body)).toEqual(['Jon', 'Ida', 'Hal', 'Gus', 'Fay', 'Eva-Rose'])
  expect(body.counts).toEqual({
    accepted: 5,
    pending: 2,
    maybe: 0,
    confirming: 0,
    waiting: 4,
    rejected: 1,
    requested: 2,
  })
  expect(body.guests[4]).toMatchObject({
    user: { id: fay.id, profile_picture: null },
    status: 'accepted',
    adults: 2,
    children: 0,
    dietary: 'Vegan',
    message: 'Gladly',
    checked_in_at: null,
  })
})

test('the list is found by status and by the beginnings of names', async () => {
  const named = async (query: string) => namesOf((await guests(ana, id, query)).body)
  expect(await named('?status=pending')).toEqual(['Jon', 'Ida'])
  expect(await named('?status=requested')).toEqual(['Cleo', 'Ben'])
  expect(await named('?keyword=ros')).toEqual(['Eva-Rose'])
  expect(await named('?keyword=fay&status=waiting')).toEqual([])
  expect((await guests(ana, id, '?status=host')).status).toBe(422)
})

test('both lists are read page by page', async () => {
  const first = (await guests(ana, id, '?per_page=4')).body
  expect([namesOf(first), first.hasMorePages]).toEqual([['Jon', 'Ida', 'Hal', 'Gus'], true])
  const rest = (await guests(ana, id, `?per_page=4&cursor=${first.nextCursor}`)).body
  expect([namesOf(rest), rest.hasMorePages, rest.nextCursor]).toEqual([['Fay', 'Eva-Rose'], false, null])
  expect(namesOf((await requests(ana, id, '?per_page=1&page=2')).body)).toEqual(['Ben'])
  expect((await guests(ana, id, '?cursor=nonsense')).status).toBe(422)
})

test('both lists are the host’s only', async () => {
  for (const one of [dan, fay, ben]) {
    expect((await guests(one, id)).status).toBe(404)
    expect((await requests(one, id)).status).toBe(404)
  }
  expect((await guests(ana, 999_999_999)).status).toBe(404)
  expect((await call('GET', `/event/${id}/guest`)).status).toBe(401)
})

test('a page costs the same for one guest as for all', async () => {
  const count = async (query: string) => (await world.statements(() => guests(ana, id, query))).length
  expect(await count('?per_page=6')).toBe(await count('?per_page=1'))
  expect(await count('?per_page=6')).toBeLessThanOrEqual(4)
  const asked = await world.statements(() => requests(ana, id))
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3)
})

test('people who are suspended or blocked are in no list and no count', async () => {
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', 'in', [eva.id, cleo.id]).execute()
  await block(world, gus, ana)
  const { body } = await guests(ana, id)
  expect(namesOf(body)).toEqual(['Jon', 'Ida', 'Hal', 'Fay'])
  expect(body.counts).toEqual({
    accepted: 2,
    pending: 2,
    maybe: 0,
    confirming: 0,
    waiting: 0,
    rejected: 1,
    requested: 1,
  })
  expect(namesOf((await requests(ana, id)).body)).toEqual(['Ben'])
})
