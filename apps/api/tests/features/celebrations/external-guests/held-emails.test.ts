import { type Language, languages } from '@celebrio/contract/platform/languages'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { eventsOf } from '../events/steps.ts'
import { stepsOf } from '../invitations/steps.ts'
import { personalOf } from './steps.ts'

const world = await startWorld()
const { create, edit, remove } = eventsOf(world)
const { guests } = stepsOf(world)
const { link, accept } = personalOf(world)
const sendHeld = () => world.runScheduledJob('guest-emails.send-held')

/** A party of Ana's far away, to which Ilse comes; she has had her six e-mails of the day. */
async function wellInformed(language: Language = 'en') {
  const { ana } = await world.people()
  await world.app.db.updateTable('users').set({ language }).where('id', '=', ana.id).execute()
  const { id } = await create(ana, { event_date: '2031-06-14 19:30:00', timezone: 'Europe/Madrid' })
  const { token } = await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  await accept(token)
  for (let n = 1; n < 5; n += 1) await change(ana, id, { dress_code: `Linen ${n}` })
  expect(await emails()).toHaveLength(6)
  return { ana, id }
}

async function change(ana: Member, id: number, json: object) {
  expect((await edit(ana, id, json)).status).toBe(200)
  await world.drainJobs()
}

/** What Ilse has been sent since the last time. */
const emails = async () => (await world.emails()).filter(mail => mail.to === 'ilse@example.org')
const dueAt = async (ana: Member, id: number): Promise<string | null> =>
  (await guests(ana, id)).body.guests[0].personal.email_due_at

test('the seventh e-mail tells of a new date within the hour, as it is by then', async () => {
  const { ana, id } = await wellInformed()
  expect(await dueAt(ana, id)).toBeNull()
  await change(ana, id, { event_date: '2031-07-01 20:00:00' })
  await change(ana, id, { event_date: '2031-08-02 21:00:00', dress_code: 'Velvet' })
  await sendHeld()
  expect(await emails()).toEqual([])
  const wait = Date.parse((await dueAt(ana, id)) ?? '') - world.app.clock.now().getTime()
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3_600_000)

  world.clock.forward({ hours: 1 })
  await Promise.all([sendHeld(), sendHeld()])
  const [mail, ...more] = await emails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Where things stand: Party')
  for (const line of [
    'Here’s the latest on “Party”, hosted by Ana.',
    'Date: Saturday, August 2, 2031 at 9:00 PM (Central European Summer Time)',
    'Dress code: Velvet',
    'Please let your host know if you can make it.',
  ])
    expect(mail?.text.split('\n')).toContain(line)
  expect(await dueAt(ana, id)).toBeNull()
  world.clock.forward({ hours: 2 })
  await sendHeld()
  expect(await emails()).toEqual([])
})

test('what can wait comes on the next day, in one e-mail', async () => {
  const { ana, id } = await wellInformed()
  for (const dress_code of ['Silk', 'Tweed']) await change(ana, id, { dress_code })
  world.clock.forward({ hours: 1 })
  await sendHeld()
  const isNewDay = (await dueAt(ana, id)) === null
  if (!isNewDay) expect(await emails()).toEqual([])
  world.clock.forward({ days: 1 })
  await sendHeld()
  const [mail, ...more] = await emails()
  expect(more).toEqual([])
  expect(mail?.text.split('\n')).toContain('Dress code: Tweed')
  expect(mail?.text.split('\n')).toContain('You’re on the guest list, and your ticket is ready.')
})

test('nothing waits for tomorrow when the event is near', async () => {
  const { ana, id } = await wellInformed()
  await world.app.db
    .updateTable('events')
    .set({ starts_at: new Date(world.app.clock.now().getTime() + 3 * 3_600_000) })
    .where('id', '=', id)
    .execute()
  await change(ana, id, { dress_code: 'Wool' })
  world.clock.forward({ hours: 1 })
  await sendHeld()
  expect((await emails()).map(mail => mail.text.includes('Dress code: Wool'))).toEqual([true])
})

test('a cancellation is told at once, and nothing afterwards', async () => {
  const { ana, id } = await wellInformed()
  await change(ana, id, { event_date: '2031-07-01 20:00:00' })
  expect((await remove(ana, id)).status).toBe(200)
  expect((await emails()).map(mail => mail.subject)).toEqual(['Cancelled: Party'])
  world.clock.forward({ days: 1 })
  await sendHeld()
  expect(await emails()).toEqual([])
})

test('who has said no, or was removed, hears nothing of what was held back', async () => {
  const { ana, id } = await wellInformed()
  await change(ana, id, { event_date: '2031-07-01 20:00:00' })
  const { body } = await guests(ana, id)
  await world.call('DELETE', `/event/${id}/external-guest/${body.guests[0].id}`, { as: ana })
  world.clock.forward({ hours: 1 })
  await sendHeld()
  expect(await emails()).toEqual([])
})

test.each(languages)('what was held back is told in the language of the host: %s', async language => {
  const { ana, id } = await wellInformed(language)
  await change(ana, id, { event_date: '2031-07-01 20:00:00' })
  world.clock.forward({ hours: 1 })
  await sendHeld()
  const [mail] = await emails()
  expect(mail?.language).toBe(language)
  expect(mail?.subject).toMatch(
    /^(Where things stand|Dernières nouvelles|Últimas noticias|Últimas notícias)[ \u202f]?: Party$/,
  )
})
