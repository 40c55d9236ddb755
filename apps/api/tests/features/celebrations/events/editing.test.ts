import { describe, expect, test } from 'vitest'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { profilesOf } from '../../social/profiles/steps.ts'
import { eventForm, eventsOf, guestsOf, picture } from './steps.ts'

const world = await startWorld()
const { call } = world
const { inHours, create, edit, remove, get, own } = eventsOf(world)
const guest = guestsOf(world)
const { put } = uploading(world)
const madrid = await profilesOf(world).cityOf(724)

const statusOf = async (event_id: number, { id: user_id }: { id: number }) =>
  (
    await world.app.db
      .selectFrom('event_guests')
      .select(['status', 'has_seat'])
      .where('event_id', '=', event_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst()
  )?.status

describe('an edited event', () => {
  test('has what was sent, keeps what was not, and says that it was edited', async () => {
    const { ana } = await world.people()
    const event = await create(ana, { address: 'Calle Mayor 1', ...madrid, lat: 1, long: 2, about: 'Cake', members: 9 })
    const { status, body } = await edit(ana, event.id, { title: ' Tea ', special_guest: 'Cleo', open_to: [3, 1] })
    expect([status, body.message]).toEqual([200, 'Event Edit Successful'])
    const { edited_at, ...rest } = body.event
    expect(edited_at).not.toBeNull()
    expect({ ...rest, edited_at: null }).toEqual({ ...event, title: 'Tea', special_guest: 'Cleo', open_to: [1, 3] })
  })

  test('is emptied of what is sent empty, where it may be', async () => {
    const { ana } = await world.people()
    const full = {
      address: 'x',
      ...madrid,
      lat: 1,
      long: 2,
      members: 9,
      special_guest: 'x',
      dress_code: 'x',
      about: 'x',
    }
    const event = await create(ana, { ...full, end_date: inHours(30) })
    const empty = Object.fromEntries(
      [...Object.keys(full), 'end_date', 'open_to', 'paper', 'coverphoto'].map(name => [name, '']),
    )
    const { body } = await call('POST', `/event/${event.id}`, { as: ana, form: { _method: 'patch', ...empty } })
    expect(body.event).toMatchObject({
      address: null,
      country: null,
      city: null,
      lat: null,
      members: null,
      special_guest: null,
      dress_code: null,
      about: '',
      end_date: null,
      open_to: [0],
      paper: 'lagoon',
      coverphoto: event.coverphoto,
    })
    expect(Date.parse(body.event.ends_at) - Date.parse(body.event.starts_at)).toBe(6 * 3_600_000)
    expect((await edit(ana, event.id, { title: '' })).body.details).toHaveProperty('title')
  })

  test('that is the same as before was not edited', async () => {
    const { ana } = await world.people()
    const event = await create(ana, { open_to: [1, 2], timezone: 'Europe/Paris' })
    const { title, event_date, open_to, coverphoto } = event
    const same = { title, event_date, open_to: [2, 1], coverphoto, timezone: 'europe/paris' }
    expect((await edit(ana, event.id, same)).body.event).toEqual({ ...event, open_to })
  })

  test('goes with another country out of its city', async () => {
    const { ana } = await world.people()
    const { id } = await create(ana, { ...madrid })
    const { body } = await edit(ana, id, { country_id: 250 })
    expect(body.event).toMatchObject({ country: { id: 250 }, state: null, city: null })
    const faults = (await edit(ana, id, { city_id: madrid.city_id })).body.details
    expect(faults).toEqual({ city_id: [{ code: 'place_mismatch', values: {} }] })
    expect((await edit(ana, id, { lat: 3 })).body.details).toHaveProperty('long')
    expect((await edit(ana, id, { timezone: 'US/Pacific-New' })).body.details).toHaveProperty('timezone')
  })

  test('gets a new cover as file or address, and the one before is thrown away', async () => {
    const { ana } = await world.people()
    const event = await create(ana)
    const multipart = eventForm({ _method: 'PATCH', about: 'Cake' })
    const first = (await call('POST', `/event/${event.id}`, { as: ana, multipart })).body.event
    expect(first.about).toBe('Cake')
    expect(first.coverphoto).not.toBe(event.coverphoto)
    const second = (await edit(ana, event.id, { coverphoto: await put(ana, picture()) })).body.event
    await world.drainJobs()
    const found = await Promise.all([event, first, second].map(async one => (await fetch(one.coverphoto)).status))
    expect(found).toEqual([404, 404, 200])
    const rows = await world.app.db.selectFrom('uploads').select('id').where('user_id', '=', ana.id).execute()
    expect(rows).toEqual([{ id: second.cover?.id }])
  })

  test('keeps what two edits at once bring, and one of two covers', async () => {
    const { ana } = await world.people()
    const { id } = await create(ana)
    const covers = await Promise.all([put(ana, picture()), put(ana, picture())])
    const [one, two] = covers.map((coverphoto, index) =>
      edit(ana, id, index === 0 ? { coverphoto, about: 'Cake' } : { coverphoto, dress_code: 'White' }),
    )
    expect([(await one)?.status, (await two)?.status]).toEqual([200, 200])
    const { event } = (await get(id, ana)).body
    expect(event).toMatchObject({ about: 'Cake', dress_code: 'White' })
    await world.drainJobs()
    expect((await fetch(event.coverphoto ?? '')).status).toBe(200)
    const rows = await world.app.db.selectFrom('uploads').select('id').where('user_id', '=', ana.id).execute()
    expect(rows).toEqual([{ id: event.cover?.id }])
  })

  test('belongs to its host', async () => {
    const { ana, ben } = await world.people()
    const { id } = await create(ana)
    await guest(id, ben, 'accepted')
    expect((await edit(ben, id, { title: 'Mine' })).status).toBe(404)
    expect((await edit(ana, 999_999, { title: 'Mine' })).status).toBe(404)
    expect((await call('PATCH', `/event/${id}`, { json: { title: 'Mine' } })).status).toBe(401)
  })

  test('has no fewer seats than people who come', async () => {
    const { ana, ben, cleo } = await world.people()
    const { id } = await create(ana, { members: 5 })
    for (const one of [ben, cleo]) await guest(id, one, 'accepted')
    const { status, body } = await edit(ana, id, { members: 1, title: 'Small' })
    expect([status, body.code]).toEqual([409, 'members_below_guests'])
    expect((await get(id, ana)).body.event).toMatchObject({ members: 5, title: 'Party' })
    expect((await edit(ana, id, { members: 2 })).body.event).toMatchObject({ members: 2, total_guests: 2 })
  })
})

describe('a different date', () => {
  test('takes the end along and asks the guests again, who keep their seats', async () => {
    const { ana, ben } = await world.people()
    const event = await create(ana, {
      event_date: '2031-03-29 20:00:00',
      end_date: '2031-03-30 01:00:00',
      timezone: 'Europe/Paris',
    })
    await guest(event.id, ben, 'accepted')
    const { body } = await edit(ana, event.id, { event_date: '2031-03-30 00:30' })
    expect(body.event).toMatchObject({
      event_date: '2031-03-30 00:30:00',
      end_date: '2031-03-30 05:30:00',
      starts_at: '2031-03-29T23:30:00.000Z',
      ends_at: '2031-03-30T03:30:00.000Z',
      total_guests: 1,
    })
    expect((await get(event.id, ben)).body.event.my_invitation).toMatchObject({ status: 'pending', has_seat: true })
  })

  test('is none where a different zone, or a different time in a different zone, is the same instant', async () => {
    const { ana, ben } = await world.people()
    const event = await create(ana, { event_date: '2031-05-01 18:30:00', timezone: 'America/New_York' })
    await guest(event.id, ben, 'accepted')
    const toronto = (await edit(ana, event.id, { timezone: 'America/Toronto' })).body.event
    expect(toronto).toMatchObject({ timezone: 'America/Toronto', starts_at: event.starts_at })
    const chicago = (await edit(ana, event.id, { timezone: 'America/Chicago', event_date: '2031-05-01 17:30:00' })).body
    expect(chicago.event).toMatchObject({ event_date: '2031-05-01 17:30:00', starts_at: event.starts_at })
    expect(await statusOf(event.id, ben)).toBe('accepted')
  })

  test('is a different zone too, but not a different end or address', async () => {
    const { ana, ben } = await world.people()
    const { id, event_date } = await create(ana, { event_date: '2031-05-01 20:00:00' })
    await guest(id, ben, 'accepted')
    await edit(ana, id, { end_date: '2031-05-02 03:00:00', address: 'Elsewhere', event_date })
    expect(await statusOf(id, ben)).toBe('accepted')
    const { body } = await edit(ana, id, { timezone: 'America/Bogota' })
    expect(body.event).toMatchObject({ event_date, starts_at: '2031-05-02T01:00:00.000Z' })
    expect(await statusOf(id, ben)).toBe('pending')
  })

  test('lies ahead; an event that is over keeps its own while other things change', async () => {
    const later = await startWorld()
    const steps = eventsOf(later)
    const { ana } = await later.people()
    const { id, event_date } = await steps.create(ana)
    later.clock.forward({ days: 3 })
    expect((await steps.edit(ana, id, { title: 'It was good', event_date })).status).toBe(200)
    const codeOf = async (json: object) => (await steps.edit(ana, id, json)).body.details
    expect(await codeOf({ event_date: steps.inHours(-1) })).toMatchObject({ event_date: [{ code: 'in_the_past' }] })
    expect(await codeOf({ event_date: steps.inHours(24 * 3660) })).toMatchObject({ event_date: [{ code: 'too_far' }] })
    expect(await codeOf({ end_date: event_date })).toMatchObject({ end_date: [{ code: 'ends_before_start' }] })
    expect([await steps.own(ana), await steps.own(ana, '?history=true')]).toEqual([[], ['It was good']])
    expect((await steps.edit(ana, id, { event_date: steps.inHours(50) })).status).toBe(200)
    expect([await steps.own(ana), await steps.own(ana, '?history=true')]).toEqual([['It was good'], []])
  })
})

describe('a deleted event', () => {
  test('is gone with its cover, its guests and its marks, once', async () => {
    const { ana, ben } = await world.people()
    const { id, coverphoto } = await create(ana)
    await guest(id, ben, 'accepted')
    await call('POST', `/event/${id}/mark`, { as: ben })
    expect((await remove(ben, id)).status).toBe(404)
    const both = await Promise.all([remove(ana, id), remove(ana, id)])
    expect(both.map(one => one.status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(both.find(one => one.status === 200)?.body).toEqual({ message: 'Event deleted' })
    await world.drainJobs()
    expect((await fetch(coverphoto)).status).toBe(404)
    expect((await get(id, ana)).status).toBe(404)
    expect(await own(ana)).toEqual([])
    expect((await remove(ana, id)).status).toBe(404)
  })
})

test('a change and the deletion are pushed to host and guests, not to strangers', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const { id } = await create(ana)
  await guest(id, ben, 'pending')
  await guest(id, dan, 'rejected')
  await world.drainJobs()
  const connections = await Promise.all([ana, ben, cleo, dan].map(one => openSocket(world.url, one)))
  const deeds = [
    () => edit(ana, id, { title: 'Tea' }),
    () => edit(ana, id, { event_date: inHours(90) }),
    () => remove(ana, id),
  ]
  for (const action of deeds) {
    const words = connections.slice(0, 2).map(connection => connection.next())
    await action()
    await world.drainJobs()
    await Promise.all(words)
  }
  expect(connections.map(connection => connection.heard.filter(topic => topic === 'events').length)).toEqual([
    3, 3, 0, 0,
  ])
})
