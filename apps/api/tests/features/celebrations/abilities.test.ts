import { expect, test } from 'vitest'
import { canAt, type Viewer, whoCan, whoCanAsTold } from '../../harness/abilities.ts'
import type { Member } from '../../harness/people.ts'
import { befriend } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'
import { crowdOf } from './crowd.ts'
import { eventsOf, guestsOf } from './events/steps.ts'
import { stepsOf } from './invitations/steps.ts'
import { pollsOf } from './polls/steps.ts'

const world = await startWorld()
const { call } = world
const { newcomer, celebration } = crowdOf(world)
const putOnList = guestsOf(world)
const { party } = stepsOf(world)

test('what people are told that they can do with an event is what they can do', async () => {
  const { host, id, name, people } = await celebration()
  const helper = await newcomer('Helper')
  await befriend(world, host, helper)
  const { get } = eventsOf(world)
  const sees = async (as: Viewer) => ({ status: (await get(id, as)).body.event?.guests.length > 0 ? 200 : 404 })
  const could = await whoCanAsTold(people, canAt(world, `/event/${id}`, 'event'), {
    mark: as => call('POST', `/event/${id}/mark`, { as }),
    see_guests: sees,
    answer: as => call('POST', `/event/${id}/invitation/accept`, { as, json: {} }),
    request: as => call('POST', `/event/${id}/request-to-join`, { as, json: { request_message: 'May I?' } }),
    see_wall: as => call('GET', `/event/${id}/wall`, { as }),
    check_in: as => call('GET', `/event/${id}/door`, { as }),
    invite: as => call('POST', `/event/${id}/invitation`, { as, json: {} }),
    name_helpers: as => name(as, helper, 'door'),
    edit: as => call('PATCH', `/event/${id}`, { as, json: { about: 'With cake' } }),
    delete: as => call('DELETE', `/event/${id}`, { as }),
  })
  expect(could).toEqual({
    mark: 'stranger connection invited coming asking declined removed door cohost',
    see_guests: 'invited coming door cohost host',
    answer: 'invited coming',
    request: 'stranger connection asking door cohost',
    see_wall: 'invited coming cohost host',
    check_in: 'door cohost host',
    invite: 'cohost host',
    name_helpers: 'host',
    edit: 'cohost host',
    delete: 'host',
  })
})

test('once an event is over nobody answers, asks or is invited', async () => {
  const { id, people } = await celebration(host => party(host, { inHours: -24 }))
  const could = await whoCanAsTold(people, canAt(world, `/event/${id}`, 'event'), {
    answer: as => call('POST', `/event/${id}/invitation/reject`, { as, json: {} }),
    request: as => call('POST', `/event/${id}/request-to-join`, { as, json: { request_message: 'May I?' } }),
    invite: as => call('POST', `/event/${id}/invitation`, { as, json: {} }),
    mark: as => call('POST', `/event/${id}/mark`, { as }),
    check_in: as => call('GET', `/event/${id}/door`, { as }),
  })
  expect(could).toEqual({
    answer: '',
    request: '',
    invite: '',
    mark: 'stranger connection invited coming asking declined removed door cohost',
    check_in: 'door cohost host',
  })
})

test('who prepares an event is host or co-host, and nobody else finds it there', async () => {
  const { id, people } = await celebration()
  const at = (path: string) => `/event/${id}/${path}`
  const could = await whoCan(people, {
    summary: as => call('GET', at('summary'), { as }),
    budget: as => call('PATCH', at('budget'), { as, json: { planned_total: 100 } }),
    to_do: as => call('POST', at('todo'), { as, json: { title: 'Flowers' } }),
    line: as => call('POST', at('budget-line'), { as, json: { name: 'Cake' } }),
    helpers: as => call('GET', at('helper'), { as }),
    guests: as => call('GET', at('guest'), { as }),
    requests: as => call('GET', at('request'), { as }),
    candidates: as => call('GET', at('candidate'), { as }),
    match: as => call('POST', at('candidate-match'), { as, json: { names: ['Zoe'] } }),
    download: as => call('GET', at('download-guests'), { as }),
    external: as => call('POST', at('external-guest'), { as, json: { name: `Zoe ${as?.name}` } }),
    wall: as => call('PATCH', at('wall'), { as, json: { approve_first: true } }),
  })
  for (const [ability, who] of Object.entries(could)) expect([ability, who]).toEqual([ability, 'cohost host'])
})

test('requests are answered, and guests and links taken away, by host and co-host', async () => {
  const { host, id, people } = await celebration()
  const at = (path: string) => `/event/${id}/${path}`
  const { guest } = (await call('POST', at('external-guest'), { as: host, json: { name: 'Zoe' } })).body
  /** A new person each time. */
  const asking = async () => {
    const one = await newcomer('Asking')
    await putOnList(id, one, 'requested')
    return one.id
  }
  const could = await whoCan(people, {
    admit: async as => call('POST', at(`request/${await asking()}/accept`), { as }),
    decline: async as => call('POST', at(`request/${await asking()}/reject`), { as }),
    remove: async as => call('DELETE', at(`guest/${await asking()}`), { as }),
    renew: as => call('POST', at(`external-guest/${guest.id}/link`), { as }),
  })
  for (const [ability, who] of Object.entries(could)) expect([ability, who]).toEqual([ability, 'cohost host'])
  const { host: owner, ...rest } = people
  expect(
    await whoCan({ ...rest, host: owner }, { revoke: as => call('DELETE', at(`external-guest/${guest.id}`), { as }) }),
  ).toEqual({
    revoke: 'cohost',
  })
})

test('helpers are dismissed by the host, and leave by themselves', async () => {
  const { host, id, name, crowd, people } = await celebration()
  const other = await newcomer('Other')
  await befriend(world, host, other)
  const dismiss = (as: Viewer, { id: user_id }: Member) => call('DELETE', `/event/${id}/helper/${user_id}`, { as })
  const could = await whoCan(people, {
    dismiss: async as => {
      await name(host, other, 'door')
      return dismiss(as, other)
    },
  })
  expect(could).toEqual({ dismiss: 'host' })
  const { door, cohost, coming } = crowd
  const leave = (as: Viewer) => dismiss(as, as ?? host)
  expect(await whoCan({ coming, door, cohost, host }, { leave })).toEqual({ leave: 'door cohost' })
})

test('what people are told that they can do with a poll is what they can do', async () => {
  const { open } = pollsOf(world)
  let dates: number[] = []
  let event_date = ''
  const { id, people } = await celebration(async host => {
    const opened = await open(host)
    dates = [opened.first.id, opened.third.id]
    event_date = opened.first.event_date
    return opened.id
  })
  const [date_id, last] = dates
  const poll = `/event/${id}/poll`
  const vote = (as: Viewer) => call('POST', `${poll}/vote`, { as, json: { date_id, vote: 'yes' } })
  // Nobody has accepted yet: those who tried are still only invited.
  const asked = 'invited coming'
  const could = await whoCanAsTold(people, canAt(world, poll, 'poll'), {
    vote,
    change: as => call('POST', `${poll}/dates`, { as, json: { remove: [last] } }),
  })
  expect(could).toEqual({ vote: asked, change: 'cohost host' })
  const picked = await whoCanAsTold(people, canAt(world, poll, 'poll'), {
    vote,
    pick: as => call('POST', `${poll}/pick`, { as, json: { event_date } }),
  })
  expect(picked).toEqual({ vote: asked, pick: 'cohost' })
  const late = await whoCanAsTold(people, canAt(world, poll, 'poll'), {
    vote,
    change: as => call('POST', `${poll}/dates`, { as, json: { remove: [last] } }),
  })
  expect(late).toEqual({ vote: '', change: '' })
})

test('what people are told that they can do with an entry on a wall is what they can do', async () => {
  const { id, crowd, host, people } = await celebration()
  const wall = `/event/${id}/wall`
  await call('PATCH', wall, { as: host, json: { approve_first: true } })
  const say = async (as: Viewer) => (await call('POST', wall, { as, json: { words: 'Hello' } })).body.entry.id
  const entry = await say(crowd.coming)
  const canOf = async (as: Viewer) => {
    const { body } = await call('GET', wall, { as })
    return body.entries?.find((one: { id: number }) => one.id === entry)?.can ?? {}
  }
  const approve = (as: Viewer) => call('POST', `${wall}/${entry}/approve`, { as })
  expect(await whoCanAsTold({ ...people, cohost: undefined }, canOf, { approve })).toEqual({ approve: 'host' })
  // Doing it twice has no further effect and is not offered.
  expect(await whoCan(people, { approve })).toEqual({ approve: 'cohost host' })
  const { coming, ...rest } = people
  const remove = (as: Viewer) => call('DELETE', `${wall}/${entry}`, { as })
  const { cohost, host: _, ...neither } = rest
  expect(await whoCanAsTold({ ...neither, coming }, canOf, { delete: remove })).toEqual({ delete: 'coming' })
  const other = await say(coming)
  expect(await whoCan({ ...neither, cohost }, { delete: as => call('DELETE', `${wall}/${other}`, { as }) })).toEqual({
    delete: 'cohost',
  })
})
