import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { daysOf } from './steps.ts'

const world = await startWorld()
const { caterer, dayIn, hold, release, requestedOn } = daysOf(world)
const { ana, ben } = await world.people()
const holding = { bookings_a_day: 3, allows_holds: true }

const told = async (as: Member) => {
  await world.drainJobs()
  const { notifications, unread_count } = (await world.call('GET', '/notification', { as })).body
  return { notices: notifications.map(({ kind, title, day }) => ({ kind, title, day })), unread_count }
}

test('a provider is told once of each day that somebody holds, in their language, until it is released', async () => {
  const sold = await caterer(holding)
  const [day, other] = [dayIn(30), dayIn(31)]
  await hold(ana, sold.providerId, day)
  const { body } = await hold(ana, sold.providerId, day)
  const inWords = (language: Language) =>
    formatDateTime(language, new Date(day), { dateStyle: 'long', timeZone: 'UTC' })
  const one = { kind: 'day_held', title: `Ana placed a 48-hour hold on ${inWords('en')}`, day }
  expect(await told(sold.owner)).toEqual({ notices: [one], unread_count: 1 })
  await world.app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', sold.owner.id).execute()
  const title = `Ana a posé une option de 48 heures pour le ${inWords('fr')}`
  expect((await told(sold.owner)).notices).toMatchObject([{ title }])
  await hold(ben, sold.providerId, other)
  expect((await told(sold.owner)).notices).toMatchObject([{ day: other }, { day }])
  await release(ana, body.hold.id)
  expect(await told(sold.owner)).toMatchObject({ notices: [{ day: other }], unread_count: 1 })
})

test('a hold that becomes a request, or has expired, is told of no more', async () => {
  const sold = await caterer(holding)
  await hold(ana, sold.providerId, dayIn(40))
  await requestedOn(ana, sold, { day: dayIn(40) })
  expect((await told(sold.owner)).notices).toMatchObject([{ kind: 'booking_requested' }])
  await hold(ben, sold.providerId, dayIn(41))
  expect((await told(sold.owner)).notices).toMatchObject([{ kind: 'day_held' }, { kind: 'booking_requested' }])
  world.clock.forward({ hours: 49 })
  await world.runScheduledJob('availability.end-holds')
  expect((await told(sold.owner)).notices).not.toContainEqual(expect.objectContaining({ kind: 'day_held' }))
})
