import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { befriend } from '../../../harness/relations.ts'
import { openSocket } from '../../../harness/socket.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf, picture } from '../../celebrations/events/steps.ts'
import { helpersOf } from '../../celebrations/helpers/steps.ts'
import { stepsOf } from '../../celebrations/invitations/steps.ts'

const world = await startWorld()
const { call, drainJobs, clock } = world
const { friendsOf, ask, accept, reject, remove } = stepsOf(world)
const { create, edit, inHours } = eventsOf(world)
const { name } = helpersOf(world)
const { rows } = await sql<{ country_id: number; state_id: number; city_id: number }>`
  SELECT country_id, state_id, cities.id AS city_id FROM cities JOIN states ON states.id = state_id
  WHERE cities.name = 'Madrid' AND country_id = 724`.execute(world.app.db)
const [madrid] = rows

async function notices(as: Member, language = 'en') {
  await drainJobs()
  return (await call('GET', '/notification', { as, headers: { 'accept-language': language } })).body.notifications
}
const kinds = ['event_changed', 'event_rescheduled']
const changes = async (as: Member, language?: string): Promise<string[]> =>
  (await notices(as, language))
    .filter((one: { kind: string }) => kinds.includes(one.kind))
    .map((one: { title: string }) => one.title)
const inLanguages = async (as: Member): Promise<string[]> => {
  const all = []
  for (const language of ['en', 'es', 'fr', 'pt']) all.push(...(await changes(as, language)))
  return all
}
const readAll = (as: Member) => call('POST', '/notification/mark-as-read', { as })

/** Ana's event in June 2031, which Ben co-hosts and to which four people are invited. */
async function asked() {
  const { ana, ben } = await world.people()
  const timezone = 'Europe/Madrid'
  const { id } = await create(ana, { event_date: '2031-06-14 19:30:00', timezone, open_to: [5] })
  await befriend(world, ana, ben)
  await name(ana, id, ben, 'cohost')
  const [fay, gus, hal, ida] = await friendsOf(ana, ['Fay', 'Gus', 'Hal', 'Ida'])
  if (!fay || !gus || !hal || !ida) throw new Error('Nobody came.')
  await ask(ana, id, [fay, gus, hal, ida])
  await accept(fay, id)
  const change = async (as: Member, json: object) => {
    const { status, body } = await edit(as, id, json)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  return { ana, ben, fay, gus, hal, ida, id, change }
}

test('another place is told to who comes, is asked or waits, with its words, and leads to the event', async () => {
  const { ana, ben, fay, gus, hal, ida, id, change } = await asked()
  await change(ana, { members: 1 })
  await accept(gus, id)
  await reject(hal, id)
  await remove(ana, id, ida)
  await change(ana, { address: 'Long Table 7', ...madrid })
  const title = 'Ana changed the place of an event: Long Table 7, Madrid'
  for (const one of [fay, gus])
    expect((await notices(one))[0]).toMatchObject({
      kind: 'event_changed',
      title,
      description: 'Party',
      event_id: id,
      is_read: false,
      users: [{ id: ana.id }],
    })
  for (const one of [ana, ben, hal, ida]) expect(await changes(one)).toEqual([])
  await remove(ana, id, gus)
  await drainJobs()
  await ask(ana, id, [gus])
  expect(await changes(gus)).toEqual([])
})

test('each part is told with how it is now, by the clock of the place, in four languages', async () => {
  const { ana, fay, id, change } = await asked()
  await change(ana, { address: 'Long Table 7', ...madrid })
  expect(await inLanguages(fay)).toEqual([
    'Ana changed the place of an event: Long Table 7, Madrid',
    'Ana cambió el lugar de un evento: Long Table 7, Madrid',
    'Ana a changé le lieu d’un événement\u202f: Long Table 7, Madrid',
    'Ana mudou o local de um evento: Long Table 7, Madrid',
  ])
  await readAll(fay)
  await change(ana, { end_date: '2031-06-15 01:00:00' })
  expect(await inLanguages(fay)).toEqual([
    'Ana changed the end of an event: Sunday, June 15, 2031 at 1:00 AM',
    'Ana cambió la hora de fin de un evento: domingo, 15 de junio de 2031, 1:00',
    'Ana a changé la fin d’un événement\u202f: dimanche 15 juin 2031 à 1:00',
    'Ana mudou o horário de término de um evento: domingo, 15 de junho de 2031 às 1:00',
  ])
  await readAll(fay)
  await change(ana, { dress_code: 'Linen' })
  expect(await inLanguages(fay)).toEqual([
    'Ana changed the dress code of an event: Linen',
    'Ana cambió el código de vestimenta de un evento: Linen',
    'Ana a changé la tenue d’un événement\u202f: Linen',
    'Ana mudou o traje de um evento: Linen',
  ])
  await change(ana, { dress_code: null })
  expect(await changes(fay)).toEqual(['Ana changed the dress code of an event'])
  expect((await notices(fay))[0]?.event_id).toBe(id)
})

test('what changes while the notice is unread is told in it, with all who did it; read, it gives way to the next', async () => {
  const { ana, ben, fay, change } = await asked()
  await change(ana, { dress_code: 'Linen', address: 'Long Table 7' })
  expect(await changes(fay)).toEqual(['Ana changed the place and the dress code of an event'])
  await change(ana, { address: 'Long Table 9' })
  await change(ben, { end_date: '2031-06-15 01:00:00' })
  expect(await inLanguages(fay)).toEqual([
    'Ben and Ana changed the place, the end, and the dress code of an event',
    'Ben y Ana cambiaron el lugar, la hora de fin y el código de vestimenta de un evento',
    'Ben et Ana ont changé le lieu, la fin et la tenue d’un événement',
    'Ben e Ana mudaram o local, o horário de término e o traje de um evento',
  ])
  await readAll(fay)
  await change(ana, { address: 'Long Table 11' })
  expect(await changes(fay)).toEqual(['Ana changed the place of an event: Long Table 11'])
  expect((await notices(fay))[0]?.is_read).toBe(false)
})

test('a co-host who is asked as well hears of what the host changes, not of what they change themselves', async () => {
  const { ana, ben, fay, id, change } = await asked()
  await ask(ana, id, [ben])
  await change(ben, { dress_code: 'Linen' })
  expect([await changes(ben), await changes(fay)]).toEqual([[], ['Ben changed the dress code of an event: Linen']])
  await change(ana, { dress_code: 'Silk' })
  expect(await changes(ben)).toEqual(['Ana changed the dress code of an event: Silk'])
})

test('title, words, cover and an edit that changes nothing are no news', async () => {
  const { ana, fay, id, change } = await asked()
  await change(ana, { title: 'Feast', about: 'Come hungry', address: null, dress_code: '' })
  const form = new FormData()
  form.append('coverphoto', new Blob([picture().bytes], { type: 'image/png' }), 'cake.png')
  expect((await call('PATCH', `/event/${id}`, { as: ana, multipart: form })).status).toBe(200)
  expect(await changes(fay)).toEqual([])
})

test('the same moments in another zone are no news', async () => {
  const { ana, fay, change } = await asked()
  await change(ana, { end_date: '2031-06-15 01:00:00' })
  expect(await changes(fay)).toHaveLength(1)
  await call('DELETE', '/notification/delete-all', { as: fay })
  const sameMoments = { event_date: '2031-06-14 18:30:00', end_date: '2031-06-15 00:00:00' }
  await change(ana, { ...sameMoments, timezone: 'Europe/London' })
  expect(await changes(fay)).toEqual([])
})

test('of an event that is over nothing is told', async () => {
  const { ana } = await world.people()
  const [fay] = await friendsOf(ana, ['Fay'])
  if (!fay) throw new Error('Nobody came.')
  const { id } = await create(ana, { event_date: inHours(1) })
  await ask(ana, id, [fay])
  await edit(ana, id, { address: 'Long Table 7' })
  expect(await changes(fay)).toHaveLength(1)
  await readAll(fay)
  clock.forward({ hours: 8 })
  expect((await edit(ana, id, { address: 'Long Table 9' })).status).toBe(200)
  expect(await notices(fay)).toMatchObject([{ is_read: true }, { is_read: true }])
})

test('another date is told with the new one; what else has changed beside it is told too', async () => {
  const { ana, fay, change } = await asked()
  await change(ana, { event_date: '2031-07-05 20:00:00', dress_code: 'Linen' })
  expect((await changes(fay)).toSorted()).toEqual([
    'Ana changed the date of an event: Saturday, July 5, 2031 at 8:00 PM. Can you still come?',
    'Ana changed the dress code of an event: Linen',
  ])
})

test('the new date is told in four languages, and not that the end has moved with it', async () => {
  const { ana, fay, change } = await asked()
  await change(ana, { end_date: '2031-06-15 01:00:00' })
  await drainJobs()
  await call('DELETE', '/notification/delete-all', { as: fay })
  await change(ana, { event_date: '2031-07-05 20:00:00' })
  expect(await inLanguages(fay)).toEqual([
    'Ana changed the date of an event: Saturday, July 5, 2031 at 8:00 PM. Can you still come?',
    'Ana cambió la fecha de un evento: sábado, 5 de julio de 2031, 20:00. ¿Todavía puedes ir?',
    'Ana a changé la date d’un événement\u202f: samedi 5 juillet 2031 à 20:00. Pouvez-vous toujours venir\u202f?',
    'Ana mudou a data de um evento: sábado, 5 de julho de 2031 às 20:00. Você ainda pode ir?',
  ])
})

test('guests hear at once, and many of them take no statement each', async () => {
  const { ana, fay, id, change } = await asked()
  await drainJobs()
  const connection = await openSocket(world.url, { token: fay.token })
  const few = await world.statements(async () => {
    await change(ana, { dress_code: 'Linen' })
    await drainJobs()
  })
  await expect.poll(() => connection.heard).toContain('notifications')
  const more = await friendsOf(
    ana,
    Array.from({ length: 12 }, (_, n) => `Guest${n}`),
  )
  await ask(ana, id, more)
  await drainJobs()
  const many = await world.statements(async () => {
    await change(ana, { dress_code: 'Silk' })
    await drainJobs()
  })
  expect(many.length).toBeLessThan(few.length + 10)
  expect(await changes(more[11] ?? ana)).toEqual(['Ana changed the dress code of an event: Silk'])
})
