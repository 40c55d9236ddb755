import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { profilesOf } from '../../social/profiles/steps.ts'
import { eventsOf, file, guestsOf, titles } from './steps.ts'

const world = await startWorld()
const { call, clock, app } = world
const { inHours, create, open, read, mark, edit } = eventsOf(world)
const guest = guestsOf(world)
const madrid = await profilesOf(world).cityOf(724)
const paris = await profilesOf(world).cityOf(250)
const { ana, ben, cleo, dan } = await world.people()

await create(ana, { title: 'Madrid cake', ...madrid, event_date: '2031-04-10 18:00:00' })
await create(ana, { title: 'Paris cake', ...paris, event_date: '2031-04-09 18:00:00', timezone: 'Europe/Paris' })
await create(ben, { title: 'Spanish tea', country_id: 724, event_date: '2031-05-01 18:00:00' })
await create(ben, { title: 'Nowhere', event_date: '2032-04-10 18:00:00' })

describe('filters of the public list', () => {
  test.each([
    ['', ['Paris cake', 'Madrid cake', 'Spanish tea', 'Nowhere']],
    ['country_id=724', ['Madrid cake', 'Spanish tea']],
    [`state_id=${madrid.state_id}`, ['Madrid cake']],
    [`country_id=724&state_id=${madrid.state_id}&city_id=${madrid.city_id}`, ['Madrid cake']],
    [`country_id=250&city_id=${madrid.city_id}`, []],
    [`city_id=${paris.city_id}`, ['Paris cake']],
    ['city_id=9007199254740991', []],
    ['keyword=cake', ['Paris cake', 'Madrid cake']],
    ['keyword=cak+mad', ['Madrid cake']],
    ['keyword=ake', []],
    ['keyword=%3F', []],
    ['event_date=2031', ['Paris cake', 'Madrid cake', 'Spanish tea']],
    ['event_date=2031-04', ['Paris cake', 'Madrid cake']],
    ['event_date=2031-04-09', ['Paris cake']],
    ['country_id=724&keyword=tea&event_date=2031-05-01', ['Spanish tea']],
    [
      'country_id=&state_id=&city_id=&keyword=&event_date=&category_id=',
      ['Paris cake', 'Madrid cake', 'Spanish tea', 'Nowhere'],
    ],
  ])('%s', async (query, expected) => {
    expect(await open(`?${query}`)).toEqual(expected)
    expect(await open(`?${query}`, cleo)).toEqual(expected)
  })

  test.each(['country_id=x', 'event_date=april', 'page=0', 'per_page=0', 'cursor=x', 'marked=perhaps'])(
    'not %s',
    async query => {
      expect((await call('GET', `/event/public?${query}`)).status).toBe(422)
    },
  )
})

test('events of connections stand among the public ones in one order, over all pages', async () => {
  const { ana, ben, cleo } = await world.people()
  await file(world, ana, cleo, 2)
  await file(world, ben, cleo, 1)
  const day = '2033-07-0'
  await create(ana, { title: 'a', event_date: `${day}1 10:00`, open_to: [2] })
  await create(dan, { title: 'b', event_date: `${day}2 10:00` })
  await create(ben, { title: 'c', event_date: `${day}2 10:00`, open_to: [1, 3] })
  await create(ana, { title: 'd', event_date: `${day}3 10:00`, open_to: [2, 3] })
  await create(ana, { title: 'hidden', event_date: `${day}3 10:00`, open_to: [1, 3] })
  await create(ana, { title: 'e', event_date: `${day}4 10:00` })
  await create(dan, { title: 'f', event_date: `${day}5 10:00` })
  const query = '?event_date=2033-07'
  const inOrder = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(await open(query, cleo)).toEqual(inOrder)
  expect(await open(query)).toEqual(['b', 'e', 'f'])
  const byNumber = []
  for (const page of [1, 2, 3, 4, 5]) byNumber.push(...(await open(`${query}&per_page=2&page=${page}`, cleo)))
  expect(byNumber).toEqual(inOrder)
  const byCursor: string[] = []
  let next = ''
  do {
    const body = await read(`/event/public${query}&per_page=1${next}`, cleo)
    byCursor.push(...titles(body))
    next = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
  } while (next)
  expect(byCursor).toEqual(inOrder)
  expect(await open(`${query}&keyword=d`, cleo)).toEqual(['d'])
})

test('invitations and marks are lists of one’s own, which filters narrow down too', async () => {
  const { ana, ben } = await world.people()
  for (const query of ['invited=true', 'marked=true']) {
    const { status, body } = await call('GET', `/event/public?${query}`)
    expect([status, body.code]).toEqual([401, 'not_signed_in'])
    expect(await open(`?${query}`, ben)).toEqual([])
  }
  const party = await create(ana, { title: 'Party', open_to: [5], ...madrid })
  const tea = await create(ana, { title: 'Tea', event_date: inHours(12) })
  await create(ana, { title: 'Other' })
  await guest(party.id, ben, 'accepted')
  await guest(tea.id, ben, 'requested')
  await mark(ben, party.id)
  expect(await open('?invited=true', ben)).toEqual(['Tea', 'Party'])
  expect(await open('?marked=1', ben)).toEqual(['Party'])
  expect(await open('?invited=true&marked=false&keyword=te', ben)).toEqual(['Tea'])
  expect(await open('?invited=true&marked=true&country_id=724', ben)).toEqual(['Party'])
  expect(await open('?invited=true&country_id=250', ben)).toEqual([])
  const first = await read('/event/public?invited=true&per_page=1', ben)
  expect(titles(await read(`/event/public?invited=true&per_page=1&cursor=${first.nextCursor}`, ben))).toEqual(['Party'])
  await edit(ana, tea.id, { open_to: [5] })
  expect(await open('?invited=true', ben)).toEqual(['Tea', 'Party'])
})

test('a rare word is found behind thousands of events, in their order', async () => {
  await sql`INSERT INTO events (user_id, title, local_start, timezone, starts_at, ends_at, open_to, created_at)
    SELECT ${ana.id}, CASE WHEN n % 1400 = 0 THEN 'Zeppelin ' || n ELSE 'Walk' END, day, 'UTC', day, day + interval '1 hour', '{0}', now()
    FROM (SELECT n, '2034-01-01'::timestamp + n * interval '1 hour' AS day FROM generate_series(1, 4300) n) days`.execute(
    app.db,
  )
  expect(await open('?keyword=zepp&event_date=2034')).toEqual(['Zeppelin 1400', 'Zeppelin 2800', 'Zeppelin 4200'])
  expect(await open('?keyword=zepp&per_page=1&page=3')).toEqual(['Zeppelin 4200'])
  expect(await open('?keyword=walk&per_page=2')).toEqual(['Walk', 'Walk'])
})

describe('a page of the public list costs', () => {
  const sent = (query: string, as?: Someone) => world.statements(() => read(`/event/public?${query}`, as))

  test('as many statements for one event as for many', async () => {
    const counts = []
    // The first call fills the cache of location names.
    await read('/event/public?per_page=50', cleo)
    for (const size of [1, 50]) counts.push((await sent(`per_page=${size}`, cleo)).length)
    expect(counts[0]).toBe(counts[1])
    // Session, and the page with everything on it.
    expect(counts[0]).toBe(2)
    expect(await sent('per_page=50')).toHaveLength(1)
  })

  test('one text of a statement for pages of many lengths and numbers', async () => {
    const pageOf = async (query: string) => (await sent(query, ben)).find(text => text.includes('UNION ALL'))
    expect(await pageOf('per_page=11')).toBe(await pageOf('per_page=20'))
    expect(await pageOf('per_page=20&page=3')).toBe(await pageOf('per_page=20&page=4'))
  })
})

test('marks are kept once, seen by who set them, and gone once', async () => {
  const { ana, ben, cleo } = await world.people()
  const { id } = await create(ana)
  const { unmark, get, remove } = eventsOf(world)
  const both = await Promise.all([mark(ben, id), mark(ben, id)])
  for (const { status, body } of both) {
    expect([status, body.message]).toEqual([200, 'Event marked'])
    expect(body.event).toEqual({ id, is_marked: true })
  }
  expect((await get(id, cleo)).body.event.is_marked).toBe(false)
  for (const _ of [1, 2]) {
    const { status, body } = await unmark(ben, id)
    expect([status, body.message, body.event.is_marked]).toEqual([200, 'Event unmarked', false])
  }
  expect((await mark(ana, id)).status).toBe(404)
  expect((await unmark(ana, id)).status).toBe(404)
  expect((await call('POST', `/event/${id}/mark`)).status).toBe(401)
  const hidden = await create(ana, { open_to: [4] })
  expect((await mark(ben, hidden.id)).status).toBe(404)
  await Promise.all([mark(ben, id), remove(ana, id)])
  expect((await unmark(ben, id)).status).toBe(404)
})

test('what is marked leaves the list when it is hidden, or over', async () => {
  const { ana, ben } = await world.people()
  const [{ id }, other] = [
    await create(ana, { title: 'One' }),
    await create(ana, { title: 'Two', event_date: inHours(90) }),
  ]
  for (const one of [id, other.id]) await mark(ben, one)
  await edit(ana, id, { open_to: [5] })
  expect(await open('?marked=true', ben)).toEqual(['Two'])
  clock.forward({ days: 6 })
  expect(await open('?marked=true', ben)).toEqual([])
})
