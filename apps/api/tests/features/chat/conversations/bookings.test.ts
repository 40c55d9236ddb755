import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../../market/bookings/steps.ts'
import { stepsOf, words } from './steps.ts'

const world = await startWorld()
const { call } = world
const { openAbout, say, send, get, history, titles, close } = stepsOf(world)
const { requested, act } = bookingsOf(world)

test('the two sides of a booking talk from the request on, without asking', async () => {
  const { ana, ben } = await world.people()
  const { booking, provider } = await requested(ana)
  const { id, ...opened } = (await openAbout(provider, 'booking', booking.id)).body.conversation
  expect(opened).toMatchObject({
    kind: 'booking',
    subject_id: booking.id,
    title: `Ana · ${booking.event.title}`,
    role: 'member',
    request: null,
    can: { write: true, close: false, leave: true },
  })
  expect((await openAbout(ana, 'booking', booking.id)).body.conversation).toMatchObject({ id })
  expect((await openAbout(ben, 'booking', booking.id)).status).toBe(404)
  await say(provider, id, 'Is anyone vegetarian?')
  await say(ana, id, 'Nine')
  expect(words((await history(provider, id)).messages)).toEqual(['Is anyone vegetarian?', 'Nine'])
  // The company, and for what: there may be several bookings with it.
  const title = `${booking.service_provider.company_name} · ${booking.event.title}`
  expect((await get(ana, id)).title).toBe(title)
  expect([await titles(ana), await titles(ben)]).toEqual([[title], []])
  expect((await close(provider, id, true)).status).toBe(404)
  await act(provider, booking.id, 'decline')
  expect((await send(ana, id, 'What a pity')).status).toBe(201)
  expect((await call('GET', `/conversation/${id}`, { as: ben })).status).toBe(404)
})
