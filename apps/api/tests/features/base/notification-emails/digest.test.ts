import { expect, test } from 'vitest'
import type { ReceivedEmail } from '../../../harness/emails.ts'
import type { Member } from '../../../harness/people.ts'
import { befriend, block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { remindersOf } from '../../celebrations/reminders/steps.ts'
import { bookingsOf } from '../../market/bookings/steps.ts'
import { emailsOf } from './steps.ts'

const world = await startWorld()
const { call, app } = world
const reminders = remindersOf(world)
const bookings = bookingsOf(world)
const { accepted, later, verify, change, ask, untilHour } = emailsOf(world, bookings)

const to = (who: Member, mails: ReceivedEmail[]) => mails.filter(mail => mail.to === who.email)
const kindsOf = async (as: Member) =>
  (await call('GET', '/notification', { as })).body.notifications.map(one => one.kind)

/** Ana, of whom Ben and Cleo ask something, in the evening. */
async function asked(more: object = {}) {
  await later({ days: 4 })
  const { ana, ben, cleo, dan } = await world.people()
  await verify(ana)
  await change(ana, more)
  await untilHour(20)
  await ask(ben, ana)
  await ask(cleo, ana)
  await world.drainJobs()
  return { ana, ben, cleo, dan }
}

test('what is unread comes at eight in the morning where somebody is, in their language, once', async () => {
  const { ana } = await asked({ timezone: 'America/Bogota' })
  await app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', ana.id).execute()
  await untilHour(12)
  expect(to(ana, await later({ minutes: 58 }))).toEqual([])
  const [mail, ...more] = to(ana, await later({ minutes: 5 }))
  expect(more).toEqual([])
  expect(mail).toMatchObject({ language: 'fr', subject: 'Une nouvelle à ne pas manquer' })
  expect(mail?.text).toContain('Ben')
  expect(mail?.text).toContain('Cleo')
  expect(mail?.html).toContain('Pendant votre absence')
  expect(to(ana, await later({ days: 1 }))).toEqual([])
})

test('it is left out when all of it was read, or when somebody does not want it', async () => {
  const { ana } = await asked()
  await call('POST', '/notification/mark-as-read', { as: ana })
  expect(to(ana, await later({ days: 1 }))).toEqual([])
  const { ana: other } = await asked({ has_digest: false })
  expect(to(other, await later({ days: 1 }))).toEqual([])
  const { ana: third } = await asked({ switches: [{ category: 'people', way: 'email', is_on: false }] })
  expect(to(third, await later({ days: 1 }))).toEqual([])
})

test('nothing in it is of somebody who was blocked since', async () => {
  const { ana, ben } = await asked()
  await world.drainJobs()
  await block(world, ana, ben)
  const [mail] = to(ana, await later({ days: 1 }))
  expect(mail?.text).toContain('Cleo')
  expect(mail?.text).not.toContain('Ben')
})

test('what came at once is not in it, and what is quiet never is', async () => {
  const { ana } = await accepted()
  await later({ minutes: 5 })
  const { ben } = await world.people()
  const { id } = (await call('POST', '/post', { as: ana, json: { content: 'Cake', privacy: 'public' } })).body.post
  expect((await call('POST', `/post/${id}/like` as '/post/:id/like', { as: ben })).status).toBe(200)
  expect(to(ana, await later({ days: 1 }))).toEqual([])
})

test('it shows the first twelve in groups, says how many more there are, and does not bring them again', async () => {
  const { ana, ben } = await asked()
  await befriend(world, ana, ben)
  for (let nth = 1; nth <= 13; nth += 1)
    await call('POST', '/post', { as: ben, json: { content: `Look, @Ana: ${nth}`, mentions: [ana.id] } })
  const { cleo } = await world.people()
  await ask(cleo, ana)
  const [mail] = to(ana, await later({ days: 1 }))
  expect(mail?.subject).toBe('14 things you may have missed')
  expect(mail?.links.filter(url => /\/notifications\/\d+$/.test(url)).length).toBe(12)
  expect(mail?.text).toContain('And 2 more are waiting for you.')
  for (const title of ['Connections and groups', 'Posts and comments']) expect(mail?.html).toContain(`>${title}</h2>`)
  expect(to(ana, await later({ days: 1 }))).toEqual([])
})

test('in quiet hours nothing comes; what still matters comes when they end', async () => {
  await untilHour(22)
  const { ana } = await accepted()
  await change(ana, { quiet_hours: { from: '22:00', until: '07:00' }, timezone: 'UTC' })
  expect(to(ana, await later({ minutes: 5 }))).toEqual([])
  expect(to(ana, await later({ hours: 8, minutes: 50 }))).toEqual([])
  expect(to(ana, await later({ minutes: 10 })).length).toBe(1)
})

test('the digest waits for the end of quiet hours as well, and what was read in them never comes', async () => {
  const { ana } = await asked({ quiet_hours: { from: '21:00', until: '10:30' }, timezone: 'UTC' })
  await untilHour(10)
  expect(to(ana, await later({ minutes: 1 }))).toEqual([])
  expect(to(ana, await later({ minutes: 31 })).length).toBe(1)
  const { ana: other } = await asked({ quiet_hours: { from: '21:00', until: '10:30' }, timezone: 'UTC' })
  await later({ hours: 12 })
  await call('POST', '/notification/mark-as-read', { as: other })
  expect(to(other, await later({ hours: 3 }))).toEqual([])
})

test('what it is too late for is dropped', async () => {
  await later({ days: 4 })
  await untilHour(20)
  const { fay } = await reminders.coming()
  await verify(fay)
  await reminders.pass({ hours: 47, minutes: 1 })
  await world.emails()
  expect(await kindsOf(fay)).toContain('event_soon')
  const [mail] = to(fay, await later({ days: 1 }))
  expect(mail?.text ?? '').not.toContain('Starting soon')
})

test('those who have nothing to be told cost nothing', async () => {
  await later({ days: 5 })
  await world.people()
  await world.drainJobs()
  const statements = await world.statements(() => world.runScheduledJob('notification-emails.hand-on'))
  expect(statements.filter(text => /^\s*(update|insert|select)/i.test(text)).length).toBe(2)
})
