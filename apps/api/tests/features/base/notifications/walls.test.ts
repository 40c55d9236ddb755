import { expect, test, vi } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { helpersOf } from '../../celebrations/helpers/steps.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'
import { wallOf } from '../../celebrations/wall/steps.ts'

const world = await startWorld()
const { call, drainJobs } = world
const { accept, reject, remove } = stepsOf(world)
const { name, dismiss } = helpersOf(world)
const { stage, say, drop, approve, approveFirst } = wallOf(world)

async function notices(as: Member, language = 'en') {
  await drainJobs()
  const { body } = await call('GET', '/notification', { as, headers: { 'accept-language': language } })
  return body.notifications.filter((one: { kind: string }) => one.kind.startsWith('event_wall'))
}
const titles = async (as: Member, language?: string): Promise<string[]> =>
  (await notices(as, language)).map((one: { title: string }) => one.title)
const unread = async (as: Member): Promise<number> => {
  await drainJobs()
  return (await call('GET', '/notification/unread', { as })).body.unread_count
}
const readAll = (as: Member) => call('POST', '/notification/mark-as-read', { as })

/** The same, where Ana looks first and Dan helps her as co-host. */
async function looking() {
  const cast = await stage()
  const { ana, dan, event } = cast
  await befriend(world, ana, dan)
  await name(ana, event, dan, 'cohost')
  await approveFirst(ana, event, true)
  return cast
}

const benWaits = 'Ben shared something for you to approve'

test('host and co-hosts hear, together for one event, that entries wait for them; guests do not', async () => {
  const { ana, ben, cleo, dan, event } = await looking()
  await say(ben, event, 'May I?')
  await drainJobs()
  await say(cleo, event, 'And I?')
  const both = ['Cleo and Ben shared something for you to approve']
  expect([await titles(ana), await titles(dan), await titles(ben), await titles(cleo)]).toEqual([both, both, [], []])
  expect(await notices(ana)).toMatchObject([{ kind: 'event_wall_waiting', event_id: event, total_users: 2 }])
  expect(await titles(ana, 'fr')).toEqual(['Cleo et Ben ont partagé quelque chose à approuver'])
})

test('a notice of what waits goes when nothing of theirs waits any more, also where it was read', async () => {
  const { ana, ben, cleo, dan, event } = await looking()
  const first = (await say(ben, event, 'First')).body.entry
  const second = (await say(ben, event, 'Second')).body.entry
  const other = (await say(cleo, event, 'Other')).body.entry
  await drainJobs()
  await readAll(dan)
  await drop(cleo, event, other.id)
  await approve(ana, event, first.id)
  expect([await titles(ana), await titles(dan)]).toEqual([[benWaits], [benWaits]])
  await approve(dan, event, second.id)
  expect([await titles(ana), await titles(dan)]).toEqual([[], []])
})

test('the devices of hosts hear at once that nothing waits for them any more', async () => {
  const { ana, ben, dan, event } = await looking()
  const { entry } = (await say(ben, event, 'May I?')).body
  await drainJobs()
  const connection = await openSocket(world.url, { token: dan.token })
  await approve(ana, event, entry.id)
  await drainJobs()
  await vi.waitFor(() => expect(connection.heard).toContain('notifications'))
})

test('what waits after the host has read of it is told anew', async () => {
  const { ana, ben, event } = await looking()
  await say(ben, event, 'First')
  await drainJobs()
  await readAll(ana)
  await say(ben, event, 'Second')
  expect(await notices(ana)).toMatchObject([{ title: benWaits, is_read: false }])
})

test('nothing is told to wait of who comes no more, nor to who is co-host no more', async () => {
  const { ana, ben, cleo, dan, event } = await looking()
  await say(ben, event, 'May I?')
  await say(cleo, event, 'And I?')
  await drainJobs()
  await dismiss(ana, event, dan)
  await remove(ana, event, cleo)
  expect([await titles(ana), await titles(dan)]).toEqual([[benWaits], []])
  await reject(ben, event)
  expect(await titles(ana)).toEqual([])
})

test('what guests share where nobody looks first is told to nobody', async () => {
  const { ana, ben, cleo, event } = await stage()
  await say(ben, event, 'Hello')
  expect([await titles(ana), await titles(cleo)]).toEqual([[], []])
})

test('everybody who comes hears what host or co-host put up, each time, but its author and who has no place', async () => {
  const { ana, ben, cleo, dan, event } = await stage()
  await befriend(world, ana, cleo)
  await name(ana, event, cleo, 'cohost')
  await say(ana, event, 'Welcome!')
  const [first, ...more] = await notices(ben)
  expect([first, more]).toMatchObject([
    { kind: 'event_wall_shared', title: 'Ana wrote on the wall of an event', event_id: event, users: [{ id: ana.id }] },
    [],
  ])
  expect([await titles(ana), await titles(dan)]).toEqual([[], []])
  await readAll(ben)
  await say(ana, event, 'Bring a coat')
  expect(await notices(ben)).toMatchObject([{ title: 'Ana wrote on the wall of an event', is_read: false }])
  await say(cleo, event, 'And shoes')
  expect(await titles(ben)).toEqual(['Cleo and Ana wrote on the wall of an event'])
  expect([await titles(ana), await titles(cleo)]).toEqual([
    ['Cleo wrote on the wall of an event'],
    ['Ana wrote on the wall of an event'],
  ])
})

test('what was told of the wall goes when its author has nothing there any more', async () => {
  const { ana, ben, event } = await stage()
  const first = (await say(ana, event, 'Welcome!')).body.entry
  const second = (await say(ana, event, 'Again')).body.entry
  await drainJobs()
  await drop(ana, event, first.id)
  expect(await titles(ben)).toHaveLength(1)
  await readAll(ben)
  await drop(ana, event, second.id)
  expect(await titles(ben)).toEqual([])
})

test('who is blocked, was taken off the list or has left hears nothing of the wall, and has nothing to read', async () => {
  const { ana, ben, cleo, dan, event } = await stage()
  await accept(dan, event)
  await drainJobs()
  for (const one of [ben, cleo, dan]) await readAll(one)
  await say(ana, event, 'Welcome!')
  expect([await unread(ben), await unread(cleo), await unread(dan)]).toEqual([1, 1, 1])
  await block(world, ana, ben)
  await remove(ana, event, cleo)
  await reject(dan, event)
  for (const one of [ben, cleo, dan]) expect([await titles(one), await unread(one)]).toEqual([[], 0])
  await say(ana, event, 'Again')
  for (const one of [ben, cleo, dan]) expect([await titles(one), await unread(one)]).toEqual([[], 0])
})
