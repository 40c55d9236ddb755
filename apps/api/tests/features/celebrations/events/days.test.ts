import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf, guestsOf } from './steps.ts'

const world = await startWorld()
const { clock } = world
const { create, own, open, mark } = eventsOf(world)
const guest = guestsOf(world)
const { ana, ben } = await world.people()

const auckland = 'Pacific/Auckland'
const honolulu = 'Pacific/Honolulu'

const wedding = { title: 'Wedding', event_date: '2031-03-30 18:00:00', end_date: '2031-04-02 12:00:00' }
await create(ana, { ...wedding, timezone: auckland })
await create(ana, { title: 'Until midnight', event_date: '2031-05-10 20:00:00', end_date: '2031-05-11 00:00:00' })
await create(ana, { title: 'Supper', event_date: '2031-05-20 20:00:00', timezone: honolulu })
await create(ana, { title: 'Lunch', event_date: '2031-05-25 18:00:00', timezone: honolulu })
await create(ana, { title: 'New year', event_date: '2031-12-31 22:00:00', timezone: auckland })
await create(ana, { title: 'Festival', event_date: '2033-01-01 00:00:00', end_date: '2033-02-01 00:00:00' })

const lists: [string, (query: string) => Promise<string[]>][] = [
  ['the public list', query => open(query)],
  ['the public list of a member', query => open(query, ben)],
  ['the own list', query => own(ana, query)],
]

test.each(lists)('%s finds a celebration on each of its days, by the clock at its place', async (_, list) => {
  const on = (day: string) => list(`?event_date=${day}`)
  expect(await on('2031-03-29')).toEqual([])
  for (const day of ['2031-03-30', '2031-03-31', '2031-04-01', '2031-04-02']) expect(await on(day)).toEqual(['Wedding'])
  expect(await on('2031-04-03')).toEqual([])
})

test.each(lists)('%s finds it in each month and year that it touches', async (_, list) => {
  const on = (span: string) => list(`?event_date=${span}`)
  expect(await on('2031-03')).toEqual(['Wedding'])
  expect(await on('2031-04')).toEqual(['Wedding'])
  expect(await on('2031')).toEqual(['Wedding', 'Until midnight', 'Supper', 'Lunch', 'New year'])
  expect(await on('2032-01')).toEqual(['New year'])
  expect(await on('2032')).toEqual(['New year'])
  expect(await on('2032-02')).toEqual([])
})

test('what ends as a day begins is not on that day', async () => {
  expect(await open('?event_date=2031-05-10')).toEqual(['Until midnight'])
  expect(await open('?event_date=2031-05-11')).toEqual([])
  expect(await open('?event_date=2033-02')).toEqual([])
})

test('without an end it goes on for six hours', async () => {
  expect(await open('?event_date=2031-05-20')).toEqual(['Supper'])
  expect(await open('?event_date=2031-05-21')).toEqual(['Supper'])
  expect(await open('?event_date=2031-05-22')).toEqual([])
  expect(await open('?event_date=2031-05-25')).toEqual(['Lunch'])
  expect(await open('?event_date=2031-05-26')).toEqual([])
})

test('the longest that there may be is found on its last day too', async () => {
  for (const day of ['2033-01-01', '2033-01-16', '2033-01-31'])
    expect(await open(`?event_date=${day}`)).toEqual(['Festival'])
  expect(await open('?event_date=2032-12-31')).toEqual([])
})

test('a day is looked for among words, marks and invitations as well', async () => {
  const retreat = await create(ana, { title: 'Retreat', event_date: '2034-06-01 09:00', end_date: '2034-06-05 09:00' })
  await mark(ben, retreat.id)
  await guest(retreat.id, ben, 'accepted')
  for (const query of ['marked=true', 'invited=true', 'keyword=retr']) {
    expect(await open(`?${query}&event_date=2034-06-03`, ben)).toEqual(['Retreat'])
    expect(await open(`?${query}&event_date=2034-06-06`, ben)).toEqual([])
  }
})

test('pages of a day join, whichever day each celebration began on', async () => {
  for (const day of [1, 2, 3])
    await create(ana, { title: `From ${day}`, event_date: `2035-08-0${day} 09:00`, end_date: '2035-08-03 22:00' })
  const day = '?event_date=2035-08-03&per_page=1'
  const found = []
  for (const page of [1, 2, 3, 4]) found.push(...(await open(`${day}&page=${page}`)))
  expect(found).toEqual(['From 1', 'From 2', 'From 3'])
})

test('the history finds each day of what is over', async () => {
  const { ana } = await world.people()
  const dayOf = (ahead: number) => new Date(clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
  const days = [1, 2, 3, 4].map(dayOf)
  await create(ana, { title: 'Camp', event_date: `${days[0]} 10:00`, end_date: `${days[2]} 10:00` })
  clock.forward({ days: 6 })
  const past = (as: Someone, day?: string) => own(as, `?history=true&event_date=${day}`)
  for (const day of days.slice(0, 3)) expect(await past(ana, day)).toEqual(['Camp'])
  expect(await past(ana, days[3])).toEqual([])
})
