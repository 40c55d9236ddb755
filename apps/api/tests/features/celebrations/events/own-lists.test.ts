import { describe, expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf, titles } from './steps.ts'

const world = await startWorld()
const { call, clock } = world
const { inHours, create, own, read } = eventsOf(world)
const { ana, ben } = await world.people()

await create(ana, { title: 'Later', event_date: inHours(72) })
await create(ana, { title: 'Soon', event_date: inHours(20), open_to: [5] })
await create(ana, { title: 'First', event_date: inHours(2) })
await create(ana, { title: 'Long', event_date: inHours(3), end_date: inHours(24 * 20) })
await create(ben, { title: 'Of Ben', event_date: inHours(2) })

test('own events come the next one first, whatever their audience; one that is running is still to come', async () => {
  expect(await own(ana)).toEqual(['First', 'Long', 'Soon', 'Later'])
  expect(await own(ana, '?history=true')).toEqual([])
  expect(await own(ben)).toEqual(['Of Ben'])
  clock.forward({ hours: 4 })
  expect(await own(ana)).toEqual(['First', 'Long', 'Soon', 'Later'])
})

test('the history has those that are over, the last one first', async () => {
  clock.forward({ days: 2 })
  expect(await own(ana)).toEqual(['Long', 'Later'])
  expect(await own(ana, '?history=true')).toEqual(['Soon', 'First'])
  expect(await own(ana, '?history=1&per_page=1')).toEqual(['Soon'])
  expect(await own(ana, '?history=false')).toEqual(['Long', 'Later'])
})

describe('a search of own events', () => {
  const found = (as: Someone, query: string) => own(as, `?${new URLSearchParams(query).toString()}`)

  test('looks for beginnings of words in title, address, guest and text, without accents', async () => {
    const { ana } = await world.people()
    await create(ana, {
      title: 'Fête de Zoé',
      address: 'Rue des Lilas',
      special_guest: 'Órbita',
      about: 'Gâteau au miel',
    })
    await create(ana, { title: 'Tea' })
    const hits = ['fete', 'ZOE fet', 'lil', 'orbi', 'gateau miel', 'zoe&fete']
    for (const word of hits) expect(await found(ana, `keyword=${encodeURIComponent(word)}`)).toEqual(['Fête de Zoé'])
    for (const word of ['ete', 'zoe tea', '!?']) expect(await found(ana, `keyword=${word}`)).toEqual([])
    expect(await found(ana, 'keyword=+')).toHaveLength(2)
  })

  test('looks for a year, a month or a day by the clock at the place', async () => {
    const { ana } = await world.people()
    const zones = { Kiritimati: 'Pacific/Kiritimati', Pago: 'Pacific/Pago_Pago' }
    await create(ana, { title: 'Kiritimati', event_date: '2031-01-01 00:30:00', timezone: zones.Kiritimati })
    const times = { event_date: '2030-12-31 23:30:00', end_date: '2031-01-01 00:00:00' }
    await create(ana, { title: 'Pago', ...times, timezone: zones.Pago })
    expect(await found(ana, 'event_date=2031')).toEqual(['Kiritimati'])
    expect(await found(ana, 'event_date=2030')).toEqual(['Pago'])
    expect(await found(ana, 'event_date=2031-01')).toEqual(['Kiritimati'])
    expect(await found(ana, 'event_date=2030-12-31')).toEqual(['Pago'])
    expect(await found(ana, 'event_date=2031-01-02')).toEqual([])
    expect(await found(ana, 'event_date=')).toEqual(['Kiritimati', 'Pago'])
  })

  test('finds a year in the history too', async () => {
    const year = new Date(clock.now().getTime() - 3 * 86_400_000).getUTCFullYear()
    expect(await found(ana, `history=true&event_date=${year}&keyword=first`)).toEqual(['First'])
    expect(await found(ana, `history=true&event_date=${year - 1}`)).toEqual([])
  })

  test.each(['26', '2026-13', '2026-02-30', 'tomorrow', '1899'])('does not know the day %s', async text => {
    const { status, body } = await call('GET', `/event?event_date=${text}`, { as: ana })
    expect([status, Object.keys(body.details)]).toEqual([422, ['event_date']])
  })
})

describe('pages of own events', async () => {
  const { cleo } = await world.people()
  const event_date = inHours(100)
  // Three of them begin at the same time.
  for (const [index, hours] of [150, 100, 100, 100, 200].entries())
    await create(cleo, { title: `${index}`, event_date: hours === 100 ? event_date : inHours(hours) })
  const inOrder = ['1', '2', '3', '0', '4']

  test('join without a gap, by number and by cursor', async () => {
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(titles(await read(`/event?per_page=2&page=${page}`, cleo)))
    expect(pages).toEqual([['1', '2'], ['3', '0'], ['4'], []])
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const body = await read(`/event?per_page=2${cursor && `&cursor=${cursor}`}`, cleo)
      seen.push(...titles(body))
      expect(body.hasMorePages).toBe(body.nextCursor !== null)
      cursor = body.nextCursor
    } while (cursor)
    expect(seen).toEqual(inOrder)
  })

  test('join in the history as well', async () => {
    clock.forward({ days: 20 })
    const first = await read('/event?history=true&per_page=3', cleo)
    const second = await read(`/event?history=true&per_page=3&cursor=${first.nextCursor}`, cleo)
    expect([...titles(first), ...titles(second)]).toEqual(inOrder.toReversed())
  })

  test('cost as many statements for one event as for many', async () => {
    const count = async (query: string) => {
      const sent = await world.statements(() => read(`/event?history=true${query}`, cleo))
      return sent.length
    }
    expect(await count('&per_page=5')).toBe(await count('&per_page=1'))
    // Session, page, events, locations, covers, invitations, avatars.
    expect(await count('')).toBeLessThanOrEqual(7)
  })

  test.each(['page=0', 'per_page=101', 'cursor=cake', 'history=maybe'])('do not take %s', async query => {
    expect((await call('GET', `/event?${query}`, { as: cleo })).status).toBe(422)
  })
})

test('a guest without an account has no own events', async () => {
  expect((await call('GET', '/event')).status).toBe(401)
})
