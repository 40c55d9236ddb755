import { expect, test } from 'vitest'
import type { Loose, Someone } from '../../harness/caller.ts'
import { block } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { eventsOf, file, guestsOf, titles } from '../celebrations/events/steps.ts'

const world = await startWorld()
const { call } = world
const { create, read } = eventsOf(world)
const guest = guestsOf(world)

const foundTitles = ({ event }: Loose) => titles({ events: event })
const search = async (keyword: string, as: Someone, more = '') =>
  read(`/search/event?keyword=${encodeURIComponent(keyword)}${more}`, as)
const found = async (keyword: string, as: Someone) => foundTitles(await search(keyword, as))

test('events are found by beginnings of words, accents forgiven, the next one first', async () => {
  const { ana, ben } = await world.people()
  await create(ana, { title: 'Été à Évian', event_date: '2032-06-01 10:00' })
  await create(ana, { title: 'Evian picnic', event_date: '2031-06-01 10:00' })
  expect(await found('evi', ben)).toEqual(['Evian picnic', 'Été à Évian'])
  expect(await found('ete évian', ben)).toEqual(['Été à Évian'])
  expect(await found('vian', ben)).toEqual([])
})

test('public ones, own ones, those one is asked to and those of connections, each once; nothing else', async () => {
  const { ana, ben, cleo, dan } = await world.people()
  const title = (text: string) => `Walpurgis ${text}`
  await file(world, ana, ben, 2)
  const open = await create(ana, { title: title('public'), event_date: '2031-01-01 10:00' })
  await guest(open.id, ben, 'accepted')
  await create(ana, { title: title('for family'), event_date: '2031-01-02 10:00', open_to: [2] })
  const asked = await create(cleo, { title: title('asked'), event_date: '2031-01-03 10:00', open_to: [4] })
  await guest(asked.id, ben, 'pending')
  await create(ben, { title: title('own'), event_date: '2031-01-04 10:00', open_to: [5] })
  await create(ana, { title: title('for colleagues'), open_to: [3] })
  await create(cleo, { title: title('not asked'), open_to: [4] })
  await create(dan, { title: title('of somebody blocked') })
  await block(world, dan, ben)
  expect(await found('walpurgis', ben)).toEqual(['public', 'for family', 'asked', 'own'].map(title))
})

test('page by page, each once', async () => {
  const { ana, ben } = await world.people()
  const all = Array.from({ length: 5 }, (_, index) => `Lampion ${index}`)
  for (const [index, title] of all.entries()) await create(ana, { title, event_date: `2031-02-0${index + 1} 10:00` })
  const first = await search('lampion', ben, '&per_page=2')
  const second = await search('lampion', ben, `&per_page=2&cursor=${first.nextCursor}`)
  const third = await search('lampion', ben, `&per_page=2&cursor=${second.nextCursor}`)
  expect([first, second, third].flatMap(foundTitles)).toEqual(all)
  expect([first, second, third].map(page => page.hasMorePages)).toEqual([true, true, false])
})

test('a keyword is needed, and an account', async () => {
  const { ana } = await world.people()
  expect((await call('GET', '/search/event?keyword=', { as: ana })).status).toBe(422)
  expect((await call('GET', '/search/event?keyword=a')).status).toBe(401)
})
