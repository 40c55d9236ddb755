import { formatDateTime } from '@celebrio/contract/platform/format-date-time'
import type { Language } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { remindersOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const { party, friendsOf, ask, accept, reject, request, remove, name, told, kinds, pass, coming } = remindersOf(world)

test('host and guests are reminded a day before and an hour before, each once', async () => {
  const { ana, fay, gus, id } = await coming()
  await pass({ hours: 23, minutes: 50 })
  expect(await told(fay)).toEqual([])
  await pass({ minutes: 11 })
  for (const one of [ana, fay, gus]) expect(await kinds(one)).toEqual(['event_tomorrow'])
  await pass({ hours: 5 })
  expect(await kinds(fay)).toEqual(['event_tomorrow'])
  await pass({ hours: 18 })
  await pass({ minutes: 5 })
  for (const one of [ana, fay, gus]) expect(await kinds(one)).toEqual(['event_soon', 'event_tomorrow'])
  expect((await told(fay))[0]).toMatchObject({ event_id: id, description: 'Garden party', users: [{ name: 'Ana' }] })
  await pass({ hours: 1 })
  expect(await told(fay)).toHaveLength(2)
})

test('a reminder says when, by the clocks of the place and in the language of who reads it', async () => {
  const { fay, id } = await coming()
  const starts_at = new Date(Math.ceil(app.clock.now().getTime() / 3_600_000) * 3_600_000 + 47 * 3_600_000)
  await app.db.updateTable('events').set({ starts_at, timezone: 'Asia/Tokyo' }).where('id', '=', id).execute()
  await pass({ hours: 24 })
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  const say = (language: Language) => formatDateTime(language, starts_at, { ...parts, timeZone: 'Asia/Tokyo' })
  const title = async (language: string) => (await told(fay, language))[0]?.title
  expect(await title('en')).toBe(`Coming up on ${say('en')}`)
  expect(await title('fr')).toBe(`C’est bientôt\u202f: ${say('fr')}`)
  expect(await title('es')).toBe(`Se acerca: ${say('es')}`)
  expect(await title('pt')).toBe(`Está chegando: ${say('pt')}`)
})

test('co-hosts are reminded; helpers at the door and guests who do not come are not', async () => {
  const { ana, ben } = await world.people()
  const id = await party(ana, { inHours: 30, members: 1 })
  const [fay, gus, hal, ida, joe] = await friendsOf(ana, ['Fay', 'Gus', 'Hal', 'Ida', 'Joe'])
  if (!fay || !gus || !hal || !ida || !joe) throw new Error('Nobody came.')
  await name(ana, id, fay, 'cohost')
  await name(ana, id, gus, 'door')
  await ask(ana, id, [hal, ida, joe])
  await reject(hal, id)
  await accept(ida, id)
  await accept(joe, id)
  await request(ben, id)
  await pass({ hours: 7 })
  for (const one of [ana, fay, ida]) expect(await kinds(one)).toEqual(['event_tomorrow'])
  for (const one of [gus, hal, joe, ben]) expect(await kinds(one)).toEqual([])
})

test('an event that is created less than a day before has a reminder an hour before only', async () => {
  const { ana, fay } = await coming(20)
  await pass({ minutes: 5 })
  expect([await kinds(ana), await kinds(fay)]).toEqual([[], []])
  await pass({ hours: 18, minutes: 56 })
  expect([await kinds(ana), await kinds(fay)]).toEqual([['event_soon'], ['event_soon']])
})

test('a guest who says yes after a reminder was due gets the next one, or none; a guest who changes their party still gets it', async () => {
  const { fay, gus, id } = await coming()
  await reject(gus, id)
  world.clock.forward({ hours: 24, minutes: 1 })
  await accept(gus, id)
  await accept(fay, id, { adults: 2 })
  await pass({ minutes: 1 })
  expect([await kinds(fay), await kinds(gus)]).toEqual([['event_tomorrow'], []])
  await reject(fay, id)
  await pass({ hours: 23 })
  await accept(fay, id)
  await pass({ minutes: 5 })
  expect([await kinds(fay), await kinds(gus)]).toEqual([['event_tomorrow'], ['event_soon']])
})

const wall = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const move = async (as: Member, id: number, inHours: number) => {
  const event_date = wall(new Date(app.clock.now().getTime() + inHours * 3_600_000))
  expect((await call('PATCH', `/event/${id}`, { as, json: { event_date } })).status).toBe(200)
}

test('guests who have confirmed a new date are reminded of it, and the reminder of the old one goes', async () => {
  const { ana, fay, gus, id } = await coming()
  await pass({ hours: 24 })
  await move(ana, id, 72)
  expect([await kinds(fay), await kinds(ana)]).toEqual([[], []])
  await accept(fay, id)
  await pass({ hours: 49 })
  expect([await kinds(fay), await kinds(ana), await kinds(gus)]).toEqual([['event_tomorrow'], ['event_tomorrow'], []])
  await move(ana, id, 12)
  await accept(fay, id)
  await pass({ minutes: 5 })
  expect(await kinds(fay)).toEqual([])
  await pass({ hours: 11 })
  expect(await kinds(fay)).toEqual(['event_soon'])
})

test('nobody is reminded of a cancelled event, nor are blocked or inactive people, nor guests of an inactive host', async () => {
  const { ana, fay, gus, id } = await coming()
  const { fay: hal, id: other } = await coming()
  const { ana: tired, gus: ida } = await coming()
  await call('DELETE', `/event/${id}`, { as: ana })
  const next = await party(ana, { inHours: 48 })
  await ask(ana, next, [fay, gus])
  await accept(fay, next)
  await accept(gus, next)
  await remove(ana, next, gus)
  await call('POST', `/friend/${ana.id}/block`, { as: fay })
  const rest = (status: 'suspended' | 'active', ids: number[]) =>
    app.db
      .updateTable('users')
      .set({ status: status as never })
      .where('id', 'in', ids)
      .execute()
  await rest('suspended', [hal.id, tired.id])
  await pass({ hours: 24, minutes: 1 })
  await rest('active', [hal.id, tired.id])
  for (const one of [fay, gus, hal, ida]) expect(await kinds(one)).toEqual([])
  expect(other).toBeGreaterThan(0)
  expect(await kinds(ana)).toEqual(['event_tomorrow'])
})
