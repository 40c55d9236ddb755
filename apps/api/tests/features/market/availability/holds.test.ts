import { expect, test } from 'vitest'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { daysOf } from './steps.ts'

const world = await startWorld()
const { act, askFor, caterer, countsOn, dayIn, hold, holds, mark, read, release, requestedOn, say, statuses } =
  daysOf(world)
const { ana, ben, cleo } = await world.people()
const holding = { bookings_a_day: 1, allows_holds: true }

test('a day that is held is free for who holds it alone, for 48 hours', async () => {
  const sold = await caterer(holding)
  const day = dayIn(30)
  const { status, body } = await hold(ana, sold.providerId, day)
  expect(status).toBe(201)
  expect(body.hold).toMatchObject({ day, celebrant: { id: ana.id }, can: { release: true } })
  expect(Date.parse(body.hold.expires_at) - world.clock.now().getTime()).toBeCloseTo(48 * 3_600_000, -5)
  expect(await statuses(ana, sold.providerId, day)).toEqual(['free'])
  expect(await statuses(ben, sold.providerId, day)).toEqual(['full'])
  expect((await read(ana, sold.providerId, day)).body.holds).toMatchObject([{ day }])
  expect((await askFor(ben, sold, { day })).body.code).toBe('day_not_free')
  expect((await hold(ben, sold.providerId, day)).body).toMatchObject({
    code: 'day_not_free',
    errors: { day: ['Saffron & Smoke has no place left that day.'] },
  })
  world.clock.forward({ hours: 49 })
  expect(await statuses(ben, sold.providerId, day)).toEqual(['free'])
  expect(await holds(ana)).toEqual([])
  expect(await countsOn(sold, day)).toEqual({ booked: 0, held: 0 })
  expect((await hold(ben, sold.providerId, day)).status).toBe(201)
})

test('the last place of a day is held by one of twenty who hold it at once', async () => {
  const sold = await caterer(holding)
  const day = dayIn(30)
  const crowd = await Promise.all(Array.from({ length: 20 }, () => signUp(world.call, 'Guest')))
  const answers = await Promise.all(crowd.map(one => hold(one, sold.providerId, day)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'day_not_free')).toHaveLength(19)
  expect(await countsOn(sold, day)).toEqual({ booked: 0, held: 1 })
})

test('an expired hold makes place for a booking before it is removed, and the clock removes it', async () => {
  const sold = await caterer(holding)
  const [one, other] = [dayIn(30), dayIn(31)]
  const waiting = await requestedOn(ben, sold, { day: one })
  for (const day of [one, other]) await hold(ana, sold.providerId, day)
  expect((await act(sold.owner, waiting, 'accept')).body.code).toBe('day_full')
  world.clock.forward({ hours: 49 })
  expect((await act(sold.owner, waiting, 'accept')).status).toBe(200)
  await hold(ana, sold.providerId, other)
  world.clock.forward({ hours: 49 })
  await world.runScheduledJob('availability.end-holds')
  const left = await world.app.db.selectFrom('store_places').selectAll().where('slot', 'is not', null).execute()
  expect(left).toEqual([])
})

test('who asks for a day that they hold has it until the answer', async () => {
  const sold = await caterer(holding)
  const day = dayIn(30)
  await hold(ana, sold.providerId, day)
  const booking = await requestedOn(ana, sold, { day })
  expect(await holds(ana)).toEqual([])
  world.clock.forward({ days: 6 })
  expect(await countsOn(sold, day)).toEqual({ booked: 0, held: 1 })
  expect((await askFor(ben, sold, { day })).body.code).toBe('day_not_free')
  expect((await act(sold.owner, booking, 'accept')).status).toBe(200)
  expect(await countsOn(sold, day)).toEqual({ booked: 1, held: 0 })
})

test('what is held stays free for who holds it, whatever the provider changes since', async () => {
  const sold = await caterer(holding)
  const [off, soon] = [dayIn(30), dayIn(31)]
  for (const day of [off, soon]) await hold(ana, sold.providerId, day)
  await mark(sold.owner, { from: off, is_off: true })
  await say(sold.owner, { ...holding, lead_days: 60 })
  expect(await statuses(ana, sold.providerId, off, soon)).toEqual(['free', 'free'])
  expect(await statuses(ben, sold.providerId, off, soon)).toEqual(['off', 'full'])
  for (const day of [off, soon]) expect((await askFor(ana, sold, { day })).status).toBe(201)
})

test.each(['decline', 'cancel'] as const)('what is kept for a request is free again after: %s', async how => {
  const sold = await caterer(holding)
  const day = dayIn(30)
  await hold(ana, sold.providerId, day)
  const booking = await requestedOn(ana, sold, { day })
  await act(how === 'decline' ? sold.owner : ana, booking, how)
  expect(await statuses(ben, sold.providerId, day)).toEqual(['free'])
})

test('somebody holds a day once, and two days of a provider, also when they ask for all at once', async () => {
  const sold = await caterer({ ...holding, bookings_a_day: 5 })
  const [first, second, third] = [dayIn(30), dayIn(31), dayIn(32)]
  const same = await Promise.all(Array.from({ length: 4 }, () => hold(ana, sold.providerId, first)))
  expect(new Set(same.map(({ body }) => body.hold.id)).size).toBe(1)
  expect(await countsOn(sold, first)).toEqual({ booked: 0, held: 1 })
  const answers = await Promise.all([second, third].map(day => hold(ana, sold.providerId, day)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_holds')
  const [held] = await holds(ana)
  expect((await release(ana, held?.id ?? 0)).status).toBe(200)
  expect((await hold(ana, sold.providerId, third)).status).toBe(201)
})

test('the provider sees who holds which day, and only who holds it releases it', async () => {
  const sold = await caterer(holding)
  const day = dayIn(30)
  const { body } = await hold(cleo, sold.providerId, day)
  expect(await holds(sold.owner, '?side=provider')).toMatchObject([
    { day, celebrant: { name: 'Cleo' }, can: { release: false } },
  ])
  expect(await holds(sold.owner, `?side=provider&day=${dayIn(31)}`)).toEqual([])
  expect(await holds(ben)).not.toContainEqual(expect.objectContaining({ id: body.hold.id }))
  for (const other of [sold.owner, ben]) expect((await release(other, body.hold.id)).status).toBe(404)
  expect((await release(cleo, body.hold.id)).status).toBe(200)
  expect(await statuses(ben, sold.providerId, day)).toEqual(['free'])
})

test('only days that can be asked for are held, where the provider lets people', async () => {
  const sold = await caterer({ ...holding, lead_days: 3 })
  const day = dayIn(30)
  await mark(sold.owner, { from: day, is_off: true })
  expect((await hold(ana, sold.providerId, day)).body.errors).toEqual({ day: ['Saffron & Smoke is off that day.'] })
  expect((await hold(ana, sold.providerId, dayIn(1))).body.code).toBe('day_not_free')
  expect((await hold(ana, sold.providerId, dayIn(1200))).status).toBe(422)
  expect((await hold(sold.owner, sold.providerId, dayIn(31))).status).toBe(404)
  expect((await hold(undefined, sold.providerId, dayIn(31))).status).toBe(401)
  await say(sold.owner, { allows_holds: false })
  expect((await read(ana, sold.providerId, day)).body.can.hold).toBe(false)
  expect((await hold(ana, sold.providerId, dayIn(31))).body.code).toBe('holds_not_taken')
  await say(sold.owner, { allows_holds: true })
  await sold.expire()
  expect((await read(ana, sold.providerId, day)).body.can.hold).toBe(false)
  expect((await hold(ana, sold.providerId, dayIn(31))).status).toBe(404)
})

test('a blocked person holds nothing, and blocking ends what they hold, but not what they have asked for', async () => {
  const sold = await caterer({ ...holding, bookings_a_day: 3 })
  const [held, asked] = [dayIn(30), dayIn(31)]
  for (const day of [held, asked]) await hold(ben, sold.providerId, day)
  await requestedOn(ben, sold, { day: asked })
  await world.call('POST', `/friend/${ben.id}/block`, { as: sold.owner })
  await world.drainJobs()
  expect(await countsOn(sold, held)).toEqual({ booked: 0, held: 0 })
  expect(await countsOn(sold, asked)).toEqual({ booked: 0, held: 1 })
  expect((await hold(ben, sold.providerId, held)).status).toBe(404)
})
