import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from './steps.ts'

const world = await startWorld()
const { act, requested } = bookingsOf(world)
const { ana } = await world.people()

const told = async (as: Someone) => {
  await world.drainJobs()
  return (await world.call('GET', '/notification', { as })).body.notifications
}
/** What somebody was told of a booking, the newest first. */
const toldOf = async (as: Someone, id: number) =>
  (await told(as)).filter(one => one.booking_id === id).map(one => one.kind)

test('the provider is told of a request by the celebrant’s name, until it is answered', async () => {
  const { booking, provider } = await requested(ana)
  const [notice] = await told(provider)
  expect(notice).toMatchObject({
    kind: 'booking_requested',
    title: 'Ana sent you a booking request',
    description: 'Garden party',
    booking_id: booking.id,
    users: [{ id: ana.id }],
  })
  await act(provider, booking.id, 'accept')
  expect(await toldOf(provider, booking.id)).toEqual([])
})

test('the celebrant is told of each step by the name of the company, with what it says', async () => {
  const { booking, provider } = await requested(ana, { inHours: 20 })
  const items = booking.items.map(({ id }) => ({ id, qty: 1 }))
  await act(provider, booking.id, 'accept', { items, note: 'One oven only.' })
  expect((await told(ana))[0]).toMatchObject({
    title: 'Saffron & Smoke accepted your booking with a change. Can you confirm it?',
    description: 'Garden party: One oven only.',
    users: [{ id: provider.id, name: 'Saffron & Smoke' }],
  })
  await act(ana, booking.id, 'confirm')
  expect(await toldOf(provider, booking.id)).toEqual(['booking_confirmed'])
  expect(await toldOf(ana, booking.id)).toEqual([])
  await act(provider, booking.id, 'serve')
  expect(await toldOf(ana, booking.id)).toEqual(['booking_serving'])
  world.clock.forward({ hours: 20 })
  await act(provider, booking.id, 'complete')
  expect(await toldOf(ana, booking.id)).toEqual(['booking_completed', 'booking_serving'])
})

test('who cancels or declines is not told of it, the other side is', async () => {
  const late = await requested(ana)
  await act(late.provider, late.booking.id, 'accept')
  await act(late.provider, late.booking.id, 'cancel', { note: 'The oven is broken.' })
  const [notice] = await told(ana)
  expect([notice?.kind, notice?.description]).toEqual(['booking_cancelled', 'Garden party: The oven is broken.'])
  expect(await toldOf(late.provider, late.booking.id)).toEqual([])
  const gone = await requested(ana)
  await act(ana, gone.booking.id, 'cancel')
  expect(await toldOf(gone.provider, gone.booking.id)).toEqual(['booking_cancelled'])
  const declined = await requested(ana)
  await act(declined.provider, declined.booking.id, 'decline')
  expect(await toldOf(ana, declined.booking.id)).toEqual(['booking_declined'])
})

test('both are told when a request expires', async () => {
  const { booking, provider } = await requested(ana)
  world.clock.forward({ days: 8 })
  await world.runScheduledJob('bookings.move-on')
  for (const one of [ana, provider]) expect(await toldOf(one, booking.id)).toEqual(['booking_expired'])
})

test('a block after booking keeps neither from hearing of it', async () => {
  const { booking, provider } = await requested(ana)
  await block(world, ana, provider)
  await act(provider, booking.id, 'decline', { note: 'Full that day.' })
  expect(await toldOf(ana, booking.id)).toEqual(['booking_declined'])
})

test('the devices of both sides hear of each step', async () => {
  const { booking, provider } = await requested(ana)
  await world.drainJobs()
  const deviceOf = ({ token }: Member) => openSocket(world.url, { token })
  const devices = await Promise.all([deviceOf(ana), deviceOf(provider)])
  await act(provider, booking.id, 'accept')
  await world.drainJobs()
  for (const device of devices) while (!device.heard.includes('bookings')) await device.next()
})
