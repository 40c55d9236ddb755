import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { personalOf } from '../external-guests/steps.ts'
import { stepsOf } from '../invitations/steps.ts'

const world = await startWorld()
const { call, clock, url, settings } = world
const { create, edit, remove } = eventsOf(world)
const { friendsOf, ask, accept, reject } = stepsOf(world)
const { link, revoke } = personalOf(world)

type Answer = { status: number; type: string | null; name: string | null; text: string }

async function fetchFrom(address: string, as?: Someone): Promise<Answer> {
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {}
  const answer = await fetch(address, { headers })
  const [type, name] = [answer.headers.get('content-type'), answer.headers.get('content-disposition')]
  return { status: answer.status, type, name, text: await answer.text() }
}

const file = (id: number, as?: Someone) => fetchFrom(`${url}/api/v1/event/${id}/calendar`, as)

/** The file as a calendar app parses it. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(one => new ICAL.Event(one))

const only = (text: string) => {
  const [event, ...others] = read(text)
  if (!event || others.length > 0) throw new Error('Not one event.')
  return event
}

async function subscribe(as: Member): Promise<string> {
  const { status, body } = await call('POST', '/calendar-link', { as })
  expect(status).toBe(200)
  return body.url.replace(settings.publicUrl, url)
}

const listed = async (address: string) => read((await fetchFrom(address)).text).map(event => event.summary)

test('an event is read by a calendar as it was written, whatever its words', async () => {
  const { ana } = await world.people()
  const title = 'Ünïcode; a, b \\ c 🎉'
  const about = `First line\nSecond; line, ${'🎂 é '.repeat(60)}end`
  const address = 'Long Table, Garden; 4'
  const { id } = await create(ana, { title, about, address })
  const { status, type, name, text } = await file(id)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(name).toContain('.ics')
  expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  const event = only(text)
  expect([event.summary, event.description, event.location]).toEqual([title, about, address])
  expect(event.uid).toBe(`event-${id}@localhost`)
  expect(event.component.getFirstPropertyValue('url')).toBe(`${settings.publicUrl}/events/${id}`)
})

test('times are right on both sides of a change of the clocks', async () => {
  const { ana } = await world.people()
  const moments = async (event_date: string, end_date: string) => {
    const { id } = await create(ana, { event_date, end_date, timezone: 'America/New_York' })
    const { startDate, endDate } = only((await file(id)).text)
    return [startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]
  }
  // In 2031 the clocks of New York go forward on the 9th of March and back on the 2nd of November.
  expect(await moments('2031-03-08 22:00:00', '2031-03-09 04:00:00')).toEqual([
    '2031-03-09T03:00:00.000Z',
    '2031-03-09T08:00:00.000Z',
  ])
  expect(await moments('2031-11-01 22:00:00', '2031-11-02 04:00:00')).toEqual([
    '2031-11-02T02:00:00.000Z',
    '2031-11-02T09:00:00.000Z',
  ])
})

test('a change keeps the identity and raises the sequence', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const versions = [only((await file(id)).text)]
  for (const change of [{ title: 'Supper' }, { event_date: '2031-06-14 19:30:00' }]) {
    clock.forward({ minutes: 1 })
    await edit(ana, id, change)
    versions.push(only((await file(id)).text))
  }
  expect(new Set(versions.map(version => version.uid)).size).toBe(1)
  const [first = -1, second = -1, third = -1] = versions.map(version => version.sequence)
  expect(first).toBe(0)
  expect(second).toBeGreaterThan(first)
  expect(third).toBeGreaterThan(second)
  expect(versions[2]?.startDate.toJSDate().toISOString()).toBe('2031-06-14T19:30:00.000Z')
})

test('two changes in one second are two revisions, and what changes nothing is none', async () => {
  const { ana } = await world.people()
  const { id } = await create(ana)
  const sequences: number[] = []
  for (const title of ['Supper', 'Dinner', 'Dinner', 'Feast']) {
    await edit(ana, id, { title })
    sequences.push(only((await file(id)).text).sequence)
  }
  expect(sequences).toEqual([1, 2, 2, 3])
})

test('only people who may see an event get its file; the holder of a link by the link', async () => {
  const { ana, ben } = await world.people()
  const { id } = await create(ana, { open_to: [4] })
  expect((await file(id, ana)).status).toBe(200)
  for (const one of [ben, undefined]) expect((await file(id, one)).status).toBe(404)
  const { token, guest } = await link(ana, id, { name: 'Ilse' })
  const personal = `${url}/api/v1/personal-invitation/${token}/calendar`
  const event = only((await fetchFrom(personal)).text)
  expect(event.component.getFirstPropertyValue('url')).toBe(`${settings.publicUrl}/i/${token}`)
  await revoke(ana, id, guest.id)
  expect((await fetchFrom(personal)).status).toBe(410)
})

test('a subscription shows own events and those one comes to, as long as that is so', async () => {
  const { ana } = await world.people()
  const [eva] = await friendsOf(ana, ['Eva'])
  if (!eva) throw new Error('Nobody came.')
  const parties = []
  for (const title of ['Asked', 'Accepted', 'Declined']) parties.push(await create(ana, { title, open_to: [4] }))
  for (const { id } of parties) await ask(ana, id, [eva])
  await accept(eva, parties[1]?.id)
  await reject(eva, parties[2]?.id)
  await create(eva, { title: 'Own', event_date: '2031-06-14 19:30:00' })
  const address = await subscribe(eva)
  expect(await listed(address)).toEqual(['Accepted', 'Own'])
  await reject(eva, parties[1]?.id)
  await accept(eva, parties[2]?.id)
  expect(await listed(address)).toEqual(['Declined', 'Own'])
  await remove(ana, parties[2]?.id)
  expect(await listed(address)).toEqual(['Own'])
  await accept(eva, parties[0]?.id)
  await block(world, ana, eva)
  expect(await listed(address)).toEqual(['Own'])
})

test('guests who have to confirm a new date keep it in the calendar, as tentative', async () => {
  const { ana } = await world.people()
  const [eva] = await friendsOf(ana, ['Eva'])
  if (!eva) throw new Error('Nobody came.')
  const { id } = await create(ana, { open_to: [4] })
  await ask(ana, id, [eva])
  await accept(eva, id)
  const address = await subscribe(eva)
  const entry = async () => {
    const event = only((await fetchFrom(address)).text)
    return [event.startDate.toString(), event.component.getFirstPropertyValue('status')]
  }
  const [before, certain] = await entry()
  expect(certain).toBe('CONFIRMED')
  await edit(ana, id, { event_date: '2031-06-14 19:30:00' })
  expect(await entry()).toEqual(['2031-06-14T19:30:00Z', 'TENTATIVE'])
  await accept(eva, id)
  expect(await entry()).toEqual(['2031-06-14T19:30:00Z', 'CONFIRMED'])
  expect(before).not.toContain('2031')
  await edit(ana, id, { event_date: '2031-06-15 19:30:00' })
  await reject(eva, id)
  expect(await listed(address)).toEqual([])
})

test('the address is kept as a hash, renewed, ended, and dead with the account', async () => {
  const { ana, ben } = await world.people()
  const state = async () => (await call('GET', '/calendar-link', { as: ana })).body.created_at
  expect(await state()).toBeNull()
  const first = await subscribe(ana)
  expect(await state()).not.toBeNull()
  const rows = await world.app.db.selectFrom('calendar_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(first.split('/').at(-1))
  const second = await subscribe(ana)
  expect((await fetchFrom(first)).status).toBe(404)
  expect((await fetchFrom(second)).status).toBe(200)
  await call('DELETE', '/calendar-link', { as: ben })
  expect((await fetchFrom(second)).status).toBe(200)
  await call('DELETE', '/calendar-link', { as: ana })
  expect([(await fetchFrom(second)).status, await state()]).toEqual([404, null])
  const third = await subscribe(ana)
  await world.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', ana.id).execute()
  expect((await fetchFrom(third)).status).toBe(404)
})

test('a calendar of many events costs as many statements as one of few', async () => {
  const { ana } = await world.people()
  const address = await subscribe(ana)
  await create(ana)
  const few = (await world.statements(() => listed(address))).length
  for (let n = 0; n < 6; n += 1) await create(ana, { title: `Event ${n}` })
  expect((await world.statements(() => listed(address))).length).toBe(few)
  expect(await listed(address)).toHaveLength(7)
})
