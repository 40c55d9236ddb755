import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { after, pollsOf } from './steps.ts'

const world = await startWorld()
const { call, clock } = world
const { inHours, send, open: listed, own, edit, get, remove } = eventsOf(world)
const { ask, accept, reject, request, answer, rsvpStatus } = stepsOf(world)
const { poll, open, party, pick } = pollsOf(world)

test('an event can have up to five dates, listed from the earliest, and has the last one meanwhile', async () => {
  const { ana } = await world.people()
  const now = inHours(0)
  const [first = '', ...other_dates] = [30, 6, 54, 12, 48].map(hours => after(now, hours))
  const { id, event } = await open(ana, { event_date: first, end_date: after(first, 3), other_dates })
  expect(event).toMatchObject({ date_open: true, event_date: after(now, 54), end_date: after(now, 57) })
  const { dates, ...rest } = await poll(ana, id)
  expect(rest).toEqual({ is_open: true, can: { vote: false, pick: true, change: true } })
  expect(dates.map((date: { event_date: string }) => date.event_date)).toEqual(
    [6, 12, 30, 48, 54].map(hours => after(now, hours)),
  )
  expect(dates[0]).toMatchObject({ is_past: false, my_vote: null, votes: { yes: 0, maybe: 0, no: 0 }, voters: [] })
})

test('what cannot be a date is named, each where it stands', async () => {
  const { ana } = await world.people()
  const now = inHours(24)
  const wrong = async (other_dates: string[]) => {
    const { status, body } = await send(ana, { event_date: now, other_dates })
    expect(status).toBe(422)
    return Object.keys(body.errors)
  }
  expect(await wrong([now])).toEqual(['other_dates.0'])
  expect(await wrong([after(now, 24), after(now, 24)])).toEqual(['other_dates.1'])
  expect(await wrong([after(now, 24), after(now, -48)])).toEqual(['other_dates.1'])
  expect(await wrong(['soon'])).toEqual(['other_dates.0'])
  expect(await wrong([2, 3, 4, 5, 6].map(hours => after(now, hours)))).toEqual(['other_dates'])
})

test('an event with one date has no poll', async () => {
  const { ana } = await world.people()
  const { status, body } = await send(ana, {})
  expect(status).toBe(201)
  expect(body.event.date_open).toBe(false)
  expect(await poll(ana, body.event.id)).toEqual({
    is_open: false,
    dates: [],
    can: { vote: false, pick: false, change: false },
  })
})

test('while the date is open nobody can say yes, and everybody can say no', async () => {
  const { ana, ben, cleo, id } = await party()
  const refused = await accept(ben, id)
  expect([refused.status, refused.body.code]).toEqual([409, 'date_open'])
  expect((await reject(cleo, id)).status).toBe(200)
  expect(await rsvpStatus(ben, id)).toBe('pending')
  expect((await get(id, ana)).body.event.total_guests).toBe(0)
})

test('somebody who asks to join is admitted to vote', async () => {
  const { ana, dan, id } = await party({ open_to: [0] })
  await request(dan, id)
  const { status, body } = await answer(ana, id, dan, 'accept')
  expect([status, body.guest.status]).toEqual([200, 'pending'])
  expect((await poll(dan, id)).can.vote).toBe(true)
  const { cleo } = await world.people()
  await request(cleo, id)
  expect((await answer(ana, id, cleo, 'reject')).body.guest.status).toBe('rejected')
  expect((await poll(cleo, id)).can.vote).toBe(false)
})

test('somebody who asked to join and is then invited can vote too', async () => {
  const { ana, ben, id } = await party({ open_to: [0] })
  const late = await open(ana, { open_to: [0] })
  await request(ben, late.id)
  expect((await ask(ana, late.id, [ben])).body.invited).toBe(1)
  expect(await rsvpStatus(ben, late.id)).toBe('pending')
  expect(id).not.toBe(late.id)
})

test('there is no ticket and no calendar before there is a date', async () => {
  const { ana, id } = await party()
  expect((await call('GET', `/event/${id}/ticket`, { as: ana })).status).toBe(404)
  const file = await call('GET', `/event/${id}/calendar`, { as: ana })
  expect([file.status, file.body.code]).toEqual([409, 'date_open'])
  const { body } = await call('POST', '/calendar-link', { as: ana })
  expect(await (await fetch(body.url)).text()).not.toContain('BEGIN:VEVENT')
})

test('times cannot be edited while guests vote, all else can', async () => {
  const { ana, id, event } = await party()
  for (const change of [{ event_date: inHours(30) }, { end_date: inHours(74) }, { timezone: 'Europe/Paris' }]) {
    const { status, body } = await edit(ana, id, change)
    expect([status, body.code]).toEqual([409, 'date_open'])
  }
  const { event_date, timezone } = event
  expect((await edit(ana, id, { title: 'Picnic', event_date, timezone })).body.event).toMatchObject({
    title: 'Picnic',
    date_open: true,
  })
  expect((await remove(ana, id)).status).toBe(200)
})

test('it is listed until the last date has passed, and found by no day', async () => {
  const { ana, id, event } = await party({ open_to: [0], title: 'Someday' })
  const day = `?event_date=${event.event_date.slice(0, 10)}`
  expect(await listed(day, ana)).not.toContain('Someday')
  expect(await own(ana, day)).toEqual([])
  clock.forward({ hours: 73 })
  expect(await own(ana)).toEqual(['Someday'])
  expect((await call('GET', '/event/live', { as: ana })).body.event ?? null).toBeNull()
  clock.forward({ hours: 6 })
  expect(await own(ana)).toEqual([])
  expect((await poll(ana, id)).can).toEqual({ vote: false, pick: true, change: true })
})

test('nobody is reminded of a date that is not chosen', async () => {
  const { ana, id, third } = await party()
  const kinds = async () => {
    await world.runScheduledJob('reminders.send')
    return (await call('GET', '/notification', { as: ana })).body.notifications.map((one: { kind: string }) => one.kind)
  }
  clock.forward({ hours: 49 })
  expect(await kinds()).toEqual([])
  expect((await pick(ana, id, { event_date: after(third.event_date, 48) })).status).toBe(200)
  clock.forward({ hours: 48 })
  expect(await kinds()).toEqual(['event_tomorrow'])
})

test('e-mails and previews say that the date is to be chosen', async () => {
  const { ana } = await world.people()
  await world.emails()
  const { id } = await open(ana, { open_to: [0] })
  const [mail] = await world.emails()
  expect(mail?.text).toContain('with a date for your guests to choose')
  await personalOf(world).link(ana, id, { name: 'Olga', email: 'olga@example.org' })
  const [asked] = await world.emails()
  expect(asked?.text).toContain('The date isn’t set yet')
})
