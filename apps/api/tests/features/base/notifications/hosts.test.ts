import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { personalOf } from '../../celebrations/external-guests/steps.ts'
import { helpersOf } from '../../celebrations/helpers/steps.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { party, friendsOf, ask, accept, reject, request, answer, remove } = stepsOf(world)
const { name, dismiss } = helpersOf(world)
const personal = personalOf(world)

async function notices(as: Member, language = 'en') {
  await drainJobs()
  return (await call('GET', '/notification', { as, headers: { 'accept-language': language } })).body.notifications
}
const titles = async (as: Member, language?: string): Promise<string[]> =>
  (await notices(as, language)).map((one: { title: string }) => one.title)
/** A co-host's notifications, except the one that they are a co-host. */
const heard = async (as: Member) => (await titles(as)).filter(title => !/co-host|help check in guests/.test(title))
const readAll = (as: Member) => call('POST', '/notification/mark-as-read', { as })

/** Ana's event with a co-host and somebody at the door, and three connections. */
async function hosted(members: number | null = null) {
  const { ana, ben, cleo, dan } = await world.people()
  const id = await party(ana, { members })
  await befriend(world, ana, ben)
  await befriend(world, ana, cleo)
  await name(ana, id, ben, 'cohost')
  await name(ana, id, cleo, 'door')
  const [fay, gus, hal] = await friendsOf(ana, ['Fay', 'Gus', 'Hal'])
  if (!fay || !gus || !hal) throw new Error('Nobody came.')
  await ask(ana, id, [fay, gus, hal])
  return { ana, ben, cleo, dan, fay, gus, hal, id }
}

test('a co-host hears who comes and who does not, together, as the host does; who is at the door does not', async () => {
  const { ana, ben, cleo, fay, gus, hal, id } = await hosted()
  for (const one of [fay, gus]) {
    await accept(one, id)
    await drainJobs()
  }
  await reject(hal, id)
  const all = ['Hal can’t come to your event', 'Gus and Fay are coming to your event']
  expect([await heard(ana), await heard(ben), await heard(cleo)]).toEqual([all, all, []])
  await reject(fay, id)
  expect(await heard(ben)).toEqual(['Fay and Hal can’t come to your event', 'Gus is coming to your event'])
  await remove(ana, id, gus)
  expect([await heard(ana), await heard(ben)]).toEqual(
    Array.from({ length: 2 }, () => [all[0]?.replace('Hal', 'Fay and Hal')]),
  )
})

test('a co-host hears of requests until one of the hosts has answered', async () => {
  const { ana, ben, cleo, dan, id } = await hosted()
  await request(dan, id)
  const asks = ['Dan would like to join your event']
  expect([await heard(ana), await heard(ben), await heard(cleo)]).toEqual([asks, asks, []])
  await answer(ben, id, dan, 'accept')
  expect([await heard(ana), await heard(ben)]).toEqual([[], []])
  expect(await titles(dan)).toEqual(['Ben accepted your request to join an event'])
})

test('a yes to a request is named after who said it, host or co-host, also after a no of the other', async () => {
  const { ana, ben, dan, id } = await hosted()
  await request(dan, id)
  await answer(ana, id, dan, 'reject')
  await answer(ben, id, dan, 'accept')
  const [news, ...more] = await notices(dan)
  expect([news?.title, news?.users.map(one => one.id), more]).toEqual([
    'Ben accepted your request to join an event',
    [ben.id],
    [],
  ])
})

test('who is co-host no more keeps nothing of what guests have said, and hears nothing new', async () => {
  const { ana, ben, dan, fay, gus, id } = await hosted()
  await accept(fay, id)
  await request(dan, id)
  expect(await heard(ben)).toHaveLength(2)
  await dismiss(ana, id, ben)
  await accept(gus, id)
  expect(await heard(ben)).toEqual([])
  expect(await heard(ana)).toHaveLength(2)
})

test('a co-host who comes is told to the host, and not to themselves; nor of somebody from whom they are apart', async () => {
  const { ana, ben, fay, id } = await hosted()
  await ask(ana, id, [ben])
  await accept(ben, id)
  await drainJobs()
  await block(world, ben, fay)
  await accept(fay, id)
  expect(await heard(ana)).toEqual(['Fay and Ben are coming to your event'])
  expect(await heard(ben)).toEqual(['Ana invited you to an event'])
})

test('another date takes back who was coming, from all hosts', async () => {
  const { ana, ben, fay, id } = await hosted()
  await accept(fay, id)
  expect(await heard(ben)).toHaveLength(1)
  const event_date = `${world.app.clock.now().getUTCFullYear() + 1}-03-10 19:00:00`
  expect((await call('PATCH', `/event/${id}`, { as: ana, json: { event_date } })).status).toBe(200)
  expect([await heard(ana), await heard(ben)]).toEqual([[], []])
})

test('the answer of a guest without an account is told by their name, together with others', async () => {
  const { ana, ben, fay, id } = await hosted()
  const ilse = await personal.link(ana, id, { name: 'Tante Ilse' })
  const jo = await personal.link(ana, id, { name: 'Jo', email: 'jo@example.org' })
  expect(await titles(ana)).toEqual([])
  await personal.accept(ilse.token)
  const [first] = await notices(ana)
  expect(first).toMatchObject({
    kind: 'event_accepted',
    title: 'Tante Ilse is coming to your event',
    description: 'Garden party',
    event_id: id,
    users: [{ id: 0, name: 'Tante Ilse', profile_picture: null }],
    total_users: 1,
  })
  await accept(fay, id)
  expect(await heard(ben)).toEqual(['Fay and Tante Ilse are coming to your event'])
  await personal.reject(jo.token)
  expect(await titles(ana, 'fr')).toEqual([
    'Jo ne pourra pas venir à votre événement',
    'Fay et Tante Ilse viendront à votre événement',
  ])
  expect((await call('GET', '/notification/unread', { as: ana })).body.unread_count).toBe(2)
})

test('their change of mind is told anew, the same answer is not, and what they said goes with their invitation', async () => {
  const { ana, id } = await hosted()
  const { token, guest } = await personal.link(ana, id, { name: 'Ilse' })
  await personal.accept(token)
  await notices(ana)
  await readAll(ana)
  await personal.accept(token, { adults: 2 })
  expect(await notices(ana)).toMatchObject([{ kind: 'event_accepted', is_read: true }])
  await personal.reject(token)
  expect(await notices(ana)).toMatchObject([{ kind: 'event_rejected', is_read: false }])
  await personal.revoke(ana, id, guest.id)
  expect(await notices(ana)).toEqual([])
})

test('a guest without an account who waited is told to come', async () => {
  const { ana, fay, id } = await hosted(1)
  await accept(fay, id)
  const { token } = await personal.link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  expect((await personal.accept(token)).status).toBe(409)
  expect(await titles(ana)).toEqual(['Fay is coming to your event'])
  await reject(fay, id)
  expect(await titles(ana)).toEqual(
    expect.arrayContaining(['Ilse is coming to your event', 'Fay can’t come to your event']),
  )
})

test('who makes the invitation their own is told by their account only', async () => {
  const { ana, dan, id } = await hosted()
  const { token } = await personal.link(ana, id, { name: 'Danny' })
  await personal.accept(token)
  expect(await titles(ana)).toEqual(['Danny is coming to your event'])
  await personal.takeOver(dan, token)
  expect(await notices(ana)).toMatchObject([{ title: 'Dan is coming to your event', total_users: 1 }])
})

test('co-hosts hear at once, and a hundred hosts take no statement each', async () => {
  const { ana, ben, id } = await hosted()
  const { token } = await personal.link(ana, id, { name: 'Ilse' })
  await drainJobs()
  const connection = await openSocket(world.url, { token: ben.token })
  await personal.accept(token)
  const first = connection.next()
  await drainJobs()
  expect(['events', 'notifications']).toContain(await first)
  const few = await world.statements(async () => {
    await personal.reject(token)
    await drainJobs()
  })
  const more = await friendsOf(
    ana,
    Array.from({ length: 12 }, (_, n) => `Co${n}`),
  )
  for (const one of more) await name(ana, id, one, 'cohost')
  await drainJobs()
  const many = await world.statements(async () => {
    await personal.accept(token)
    await drainJobs()
  })
  expect(many.length).toBeLessThan(few.length + 10)
  expect(await heard(more[11] ?? ana)).toEqual(['Ilse is coming to your event'])
})
