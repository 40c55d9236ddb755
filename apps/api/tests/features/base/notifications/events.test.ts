import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { party, friendsOf, ask, accept, reject, request, answer, remove } = stepsOf(world)

/** Somebody's notifications after all jobs have run. */
async function notices(as: Member, language = 'en') {
  await drainJobs()
  return (await call('GET', '/notification', { as, headers: { 'accept-language': language } })).body.notifications
}
const titles = async (as: Member, language?: string): Promise<string[]> =>
  (await notices(as, language)).map((one: { title: string }) => one.title)
const readAll = (as: Member) => call('POST', '/notification/mark-as-read', { as })

/** A host, an event, and three connections who are invited. */
async function invited(members: number | null = null) {
  const { ana, ben } = await world.people()
  const id = await party(ana, { members })
  const [fay, gus, hal] = await friendsOf(ana, ['Fay', 'Gus', 'Hal'])
  if (!fay || !gus || !hal) throw new Error('Nobody came.')
  await ask(ana, id, [fay, gus, hal])
  return { ana, ben, fay, gus, hal, id }
}

test('an invitation is told once, with the title of the event, and leads to it', async () => {
  const { ana, fay, gus, id } = await invited()
  await ask(ana, id, [fay, gus])
  const [first, ...more] = await notices(fay)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    kind: 'event_invited',
    title: 'Ana invited you to an event',
    description: 'Garden party',
    event_id: id,
    post_id: null,
    users: [{ id: ana.id }],
  })
  expect(await titles(gus, 'fr')).toEqual(['Ana vous invite à un événement'])
})

test('the host is told who comes and who does not, together', async () => {
  const { ana, fay, gus, hal, id } = await invited()
  await accept(fay, id)
  expect(await titles(ana)).toEqual(['Fay is coming to your event'])
  await accept(gus, id, { adults: 2 })
  await drainJobs()
  await reject(hal, id)
  expect(await titles(ana)).toEqual(['Hal can’t come to your event', 'Gus and Fay are coming to your event'])
  await accept(gus, id, { adults: 3 })
  expect(await titles(ana)).toHaveLength(2)
})

test('who changes their mind is told anew, and the old answer goes', async () => {
  const { ana, fay, id } = await invited()
  await accept(fay, id)
  await notices(ana)
  await readAll(ana)
  await reject(fay, id)
  expect(await notices(ana)).toMatchObject([{ kind: 'event_rejected', is_read: false }])
  await readAll(ana)
  await accept(fay, id)
  expect(await notices(ana)).toMatchObject([{ kind: 'event_accepted', is_read: false }])
})

test('who waits is told when there is a place, each time, and the host hears that they come', async () => {
  const { ana, fay, gus, id } = await invited(1)
  await accept(fay, id)
  await accept(gus, id)
  expect(await titles(ana)).toEqual(['Fay is coming to your event'])
  await reject(fay, id)
  expect(await titles(gus)).toEqual(['A spot has opened up for you at Ana’s event', 'Ana invited you to an event'])
  expect(await titles(ana)).toEqual(
    expect.arrayContaining(['Gus is coming to your event', 'Fay can’t come to your event']),
  )
  await readAll(gus)
  await reject(gus, id)
  await accept(fay, id)
  await accept(gus, id)
  await reject(fay, id)
  expect((await notices(gus))[0]).toMatchObject({ kind: 'event_moved_up', is_read: false })
})

test('a request is told to the host until it is answered; a yes is told, a no is not', async () => {
  const { ana, ben, cleo } = await world.people()
  const id = await party(ana)
  await request(ben, id)
  await drainJobs()
  await request(cleo, id)
  await request(ben, id, 'Please')
  expect(await titles(ana)).toEqual(['Cleo and Ben would like to join your event'])
  await answer(ana, id, ben, 'accept')
  await answer(ana, id, cleo, 'reject')
  expect([await titles(ana), await titles(ben), await titles(cleo)]).toEqual([
    [],
    ['Ana accepted your request to join an event'],
    [],
  ])
})

test('who is taken off the list keeps nothing of it, nor does the host', async () => {
  const { ana, fay, id } = await invited()
  await accept(fay, id)
  await notices(fay)
  await remove(ana, id, fay)
  expect([await titles(fay), await titles(ana)]).toEqual([[], []])
  await ask(ana, id, [fay])
  expect(await titles(fay)).toEqual(['Ana invited you to an event'])
})

test('another date is told to all who were asked, every time; who confirms is told to the host again', async () => {
  const { ana, fay, gus, hal, id } = await invited()
  await accept(fay, id)
  await reject(hal, id)
  await notices(ana)
  const year = world.app.clock.now().getUTCFullYear() + 1
  for (const month of ['03', '04']) {
    const json = { event_date: `${year}-${month}-10 19:00:00` }
    expect((await call('PATCH', `/event/${id}`, { as: ana, json })).status).toBe(200)
    for (const one of [fay, gus]) {
      expect((await notices(one))[0]).toMatchObject({ kind: 'event_rescheduled', is_read: false, event_id: id })
      await readAll(one)
    }
  }
  expect(await titles(fay, 'es')).toContainEqual(
    expect.stringMatching(/^Ana cambió la fecha de un evento: .* ¿Todavía puedes ir\?$/),
  )
  expect(await titles(hal)).toEqual(['Ana invited you to an event'])
  expect(await titles(ana)).toEqual(['Hal can’t come to your event'])
  await accept(fay, id)
  expect(await titles(ana)).toContain('Fay is coming to your event')
})

test('an event that is called off is told by its title, each of several; all else that was told of it goes', async () => {
  const { ana, fay, hal, id } = await invited()
  const other = await party(ana)
  await ask(ana, other, [fay])
  await accept(fay, id)
  await reject(hal, id)
  await drainJobs()
  for (const one of [id, other]) await call('DELETE', `/event/${one}`, { as: ana })
  const off = { kind: 'event_deleted', title: 'Ana cancelled an event', description: 'Garden party' }
  expect(await notices(fay)).toMatchObject([
    { ...off, event_id: other },
    { ...off, event_id: id },
  ])
  expect([await titles(hal), await titles(ana)]).toEqual([[], []])
})

test('nothing is told of an event that one may not see any more', async () => {
  const { ana, fay, id } = await invited()
  expect(await titles(fay)).toHaveLength(1)
  await call('POST', `/friend/${ana.id}/block`, { as: fay })
  expect(await titles(fay)).toEqual([])
  expect((await call('GET', '/notification/unread', { as: fay })).body.unread_count).toBe(0)
  expect(id).toBeGreaterThan(0)
})

test('another date is told to many guests in as many statements as to few', async () => {
  const names = Array.from({ length: 25 }, (_, at) => `Guest${String.fromCharCode(97 + at)}`)
  const year = world.app.clock.now().getUTCFullYear() + 1
  const statementsFor = async (count: number) => {
    const { ana } = await world.people()
    const id = await party(ana)
    const guests = await friendsOf(ana, names.slice(0, count))
    await ask(ana, id, guests)
    await drainJobs()
    const json = { event_date: `${year}-05-10 19:00:00` }
    return world.statements(async () => {
      await call('PATCH', `/event/${id}`, { as: ana, json })
      await drainJobs()
    })
  }
  const [few, many] = [await statementsFor(2), await statementsFor(25)]
  expect(many.filter(text => text.includes('notification')).length).toBe(
    few.filter(text => text.includes('notification')).length,
  )
})
