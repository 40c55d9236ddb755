import { describe, expect, test } from 'vitest'
import { findCovered, readEvent } from '../../../../src/features/celebrations/events/public.ts'
import { AppError } from '../../../../src/platform/app-error.ts'
import { startWorld } from '../../../harness/world.ts'
import { uploading } from '../../base/uploads/steps.ts'
import { profilesOf, tune } from '../../social/profiles/steps.ts'
import { eventForm, eventsOf, file, picture } from './steps.ts'

const world = await startWorld()
const { call } = world
const { inHours, send, create, get } = eventsOf(world)
const { put } = uploading(world)
const madrid = await profilesOf(world).cityOf(724)
const paris = await profilesOf(world).cityOf(250)

const faultsOf = async (reply: ReturnType<typeof send>) => {
  const { status, body } = await reply
  expect(status, JSON.stringify(body)).toBe(422)
  return Object.fromEntries(
    Object.entries(body.details as Record<string, { code: string }[]>).map(([field, [first]]) => [field, first?.code]),
  )
}

test('an event has all that its form says, is the host’s, and is answered whole', async () => {
  const { ana, ben } = await world.people()
  const fields = {
    title: '  Ana turns 40 ',
    address: 'Calle Mayor 1',
    ...madrid,
    lat: '40.4168',
    long: -3.7038,
    members: '30',
    special_guest: 'The mayor',
    event_date: inHours(48),
    end_date: inHours(53),
    timezone: 'europe/madrid',
    about: 'Cake\r\nand tea',
    dress_code: 'White',
    open_to: [2, 1, 1],
    paper: 'poppy',
  }
  const { status, body } = await send(ana, fields)
  expect([status, body.message]).toEqual([201, 'Event Created'])
  const { event } = body
  expect(event).toMatchObject({
    title: 'Ana turns 40',
    address: 'Calle Mayor 1',
    country: { id: 724, name: 'Spain' },
    state: { id: madrid.state_id },
    city: { id: madrid.city_id },
    lat: 40.4168,
    long: -3.7038,
    members: 30,
    special_guest: 'The mayor',
    event_date: fields.event_date,
    end_date: fields.end_date,
    timezone: 'Europe/Madrid',
    about: 'Cake\nand tea',
    dress_code: 'White',
    open_to: [1, 2],
    paper: 'poppy',
    user: { id: ana.id, name: 'Ana', profile_picture: null },
    edited_at: null,
    total_guests: 0,
    guests: [],
    is_marked: false,
    my_invitation: null,
    can: {
      edit: true,
      delete: true,
      invite: true,
      answer: false,
      request: false,
      mark: false,
      see_guests: true,
      see_wall: true,
    },
  })
  expect(event.location).toMatch(/, Spain$/)
  expect(event.coverphoto).toBe(event.cover?.image)
  expect((await fetch(event.coverphoto ?? '')).status).toBe(200)
  expect((await get(event.id, ana)).body.event).toEqual(event)
  expect(await readEvent(world.app, world.app.db, { id: ana.id, language: 'en' }, event.id)).toEqual(event)
  expect((await get(event.id, ben)).status).toBe(404)
  await expect(readEvent(world.app, world.app.db, { id: 0, language: 'en' }, event.id)).rejects.toThrow(AppError)
})

test('what is left out is nothing: strictly on invite, six hours in UTC, paper of a lagoon', async () => {
  const { ana } = await world.people()
  const event = await create(ana, {
    title: 'Tea',
    open_to: undefined,
    address: ' ',
    members: '',
    lat: '',
    end_date: '',
  })
  expect(event).toMatchObject({
    address: null,
    country: null,
    location: null,
    lat: null,
    members: null,
    special_guest: null,
    end_date: null,
    timezone: 'UTC',
    about: '',
    dress_code: null,
    open_to: [4],
    paper: 'lagoon',
  })
  expect(event.starts_at).toBe(`${event.event_date.replace(' ', 'T')}.000Z`)
  expect(Date.parse(event.ends_at) - Date.parse(event.starts_at)).toBe(6 * 3_600_000)
})

describe('the cover', () => {
  test('is asked for before anything else that is wrong', async () => {
    const { ana } = await world.people()
    const reply = await send(ana, { event_date: inHours(-5), lat: 5 }, null)
    expect(reply.body).toMatchObject({ message: 'Cover photo is required.', code: 'validation_failed' })
    expect(await faultsOf(send(ana, { coverphoto: ' ' }, null))).toEqual({ coverphoto: 'cover_required' })
  })

  test('may be an own upload, in JSON as in a form, once', async () => {
    const { ana, ben } = await world.people()
    const coverphoto = await put(ana, picture())
    const json = { title: 'Tea', event_date: inHours(30), open_to: 0, coverphoto }
    expect((await call('POST', '/event', { as: ben, json })).body.details).toHaveProperty('coverphoto')
    const { status, body } = await call('POST', '/event', { as: ana, json })
    expect([status, body.event.open_to]).toEqual([201, [0]])
    expect((await call('POST', '/event', { as: ana, json })).body.code).toBe('upload_used')
    const form = `title=Tea&event_date=${inHours(30)}&open_to[]=3&open_to[]=1&coverphoto=${await put(ana, picture())}`
    const sent = await call('POST', '/event', { as: ana, form })
    expect([sent.status, sent.body.event.open_to]).toEqual([201, [1, 3]])
  })

  test('is a picture that can be read', async () => {
    const { ana } = await world.people()
    expect((await send(ana, {}, tune())).body.code).toBe('upload_type_refused')
    const torn = new Blob([picture().bytes.slice(0, 60)], { type: 'image/png' })
    expect((await send(ana, {}, torn)).body.code).toBe('upload_broken')
    expect(await faultsOf(send(ana, { coverphoto: 'https://example.org/a.png' }, null))).toEqual({
      coverphoto: 'upload_unknown',
    })
  })
})

describe('an event cannot', () => {
  test.each([
    [{ title: '' }, { title: 'required' }],
    [{ title: 'x'.repeat(81) }, { title: 'too_long' }],
    [{ event_date: undefined }, { event_date: 'required' }],
    [{ event_date: '2031-02-30 10:00:00' }, { event_date: 'not_a_time' }],
    [{ event_date: inHours(-1) }, { event_date: 'in_the_past' }],
    [{ event_date: inHours(24 * 3660) }, { event_date: 'too_far' }],
    [{ event_date: inHours(24), end_date: inHours(24) }, { end_date: 'ends_before_start' }],
    [{ event_date: inHours(24), end_date: inHours(24 * 32 + 1) }, { end_date: 'lasts_too_long' }],
    [{ timezone: 'Europe/Atlantis' }, { timezone: 'not_a_zone' }],
    [{ timezone: 'SystemV/PST8PDT' }, { timezone: 'not_a_zone' }],
    [{ timezone: '+02:00' }, { timezone: 'not_a_zone' }],
    [{ lat: 10 }, { long: 'half_a_position' }],
    [{ long: 10 }, { lat: 'half_a_position' }],
    [{ lat: 91, long: 10 }, { lat: 'too_big' }],
    [{ members: 0 }, { members: 'too_small' }],
    [{ members: 'many' }, { members: 'not_a_number' }],
    [{ members: '1e5' }, { members: 'not_a_number' }],
    [{ members: '-5' }, { members: 'too_small' }],
    [{ members: 100_001 }, { members: 'too_big' }],
    [{ open_to: [7] }, { 'open_to.0': 'not_a_choice' }],
    [{ paper: 'gold' }, { paper: 'not_a_choice' }],
    [{ country_id: 999_999_999_999 }, { country_id: 'place_mismatch' }],
    [{ state_id: madrid.state_id }, { state_id: 'place_mismatch' }],
    [{ ...madrid, city_id: paris.city_id }, { city_id: 'place_mismatch' }],
    [{ about: 'x'.repeat(4001) }, { about: 'too_long' }],
    [
      { event_date: inHours(-1), end_date: inHours(-2), lat: 3 },
      { event_date: 'in_the_past', end_date: 'ends_before_start', long: 'half_a_position' },
    ],
  ])('be %j', async (fields, faults) => {
    const { ana } = await world.people()
    expect(await faultsOf(send(ana, fields))).toEqual(faults)
  })

  test('be made by a guest, or with a file that is no cover', async () => {
    expect((await call('POST', '/event', { multipart: eventForm({ title: 'Tea' }) })).status).toBe(401)
    const { ana } = await world.people()
    const multipart = eventForm({ title: 'Tea', event_date: inHours(9) })
    multipart.append('cake', new Blob(['x']), 'cake.png')
    expect((await call('POST', '/event', { as: ana, multipart })).body.details).toHaveProperty('cake')
  })
})

test('the time is that of a clock on the wall at the place, also in the night in which it jumps', async () => {
  const { ana } = await world.people()
  const event_date = '2031-03-30T01:30'
  const event = await create(ana, { event_date, end_date: '2031-03-30 04:30', timezone: 'Europe/Paris' })
  expect(event).toMatchObject({
    event_date: '2031-03-30 01:30:00',
    end_date: '2031-03-30 04:30:00',
    starts_at: '2031-03-30T00:30:00.000Z',
    ends_at: '2031-03-30T02:30:00.000Z',
  })
})

test('a time that the clock of the place never shows is refused, not moved', async () => {
  const { ana } = await world.people()
  const skipped = { event_date: '2027-03-28T01:30', timezone: 'Europe/London' }
  expect(await faultsOf(send(ana, skipped))).toEqual({ event_date: 'time_skipped' })
  const night = { event_date: '2027-03-27T20:00', end_date: '2027-03-28T01:30', timezone: 'Europe/London' }
  expect(await faultsOf(send(ana, night))).toEqual({ end_date: 'time_skipped' })
  await create(ana, { ...skipped, timezone: 'Europe/Lisbon', event_date: '2027-03-28T02:00' })
})

test('private stands above strictly on invite, that above the rest, and public takes all in', async () => {
  const { ana } = await world.people()
  const kept = async (open_to: number[]) => (await create(ana, { open_to })).open_to
  expect(await kept([1, 5, 4, 0])).toEqual([5])
  expect(await kept([2, 4, 0])).toEqual([4])
  expect(await kept([3, 0, 1])).toEqual([0])
})

test('the answer has the friends that the audience covers, by name', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  await file(world, ana, dan, 1)
  await file(world, ana, cleo, 2)
  await file(world, ana, ben, 3, 2)
  const covered = async (open_to: number[]) =>
    (await send(ana, { open_to })).body.friends.map((one: { name: string }) => one.name)
  expect(await covered([0])).toEqual(['Ben', 'Cleo', 'Dan'])
  expect(await covered([1])).toEqual(['Dan'])
  expect(await covered([2, 3])).toEqual(['Ben', 'Cleo'])
  expect(await covered([4])).toEqual(['Ben', 'Cleo', 'Dan'])
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', cleo.id).execute()
  expect(await covered([5])).toEqual(['Ben', 'Dan'])
  expect((await findCovered(world.app.db, ana.id, [2])).map(one => one.id)).toEqual([])
})

test('the host has a ticket, and takes no seat', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana, { members: 1 })
  const rows = await world.app.db
    .selectFrom('event_guests')
    .select(['user_id', 'status'])
    .where('event_id', '=', id)
    .execute()
  expect(rows).toEqual([{ user_id: ana.id, status: 'host' }])
})
