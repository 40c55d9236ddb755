import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type Language, languages } from '@celebrio/contract/platform/languages'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { handOn } from '../../../../src/features/base/notification-emails/plan.ts'
import { send } from '../../../../src/features/base/notification-emails/send.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../../market/bookings/steps.ts'
import { emailsOf } from './steps.ts'

const received: { to: string[]; raw: string }[] = []
let refusing = false
/** What happens while the server takes an e-mail. */
let meanwhile = async () => undefined as unknown

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(refusing ? new Error('Come back later') : null),
  async onData(stream, { envelope }, done) {
    const raw = await text(stream)
    await meanwhile()
    received.push({ to: envelope.rcptTo.map(one => one.address), raw })
    done()
  },
})
const listening = server.listen(0, '127.0.0.1')
await once(listening, 'listening')
const address = listening.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => new Promise<void>(done => server.close(done)))

const world = await startWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
const { app, call, clock } = world
const { accepted, untilHour } = emailsOf(world, bookingsOf(world))

// Far from the hour of the digest.
beforeEach(() => untilHour(12))

/** Lets the e-mail about Ana's booking fall due. */
async function due() {
  const { ana, ...others } = await accepted()
  await world.drainJobs()
  received.length = 0
  clock.forward({ minutes: 5 })
  await handOn(app)
  return { ana, ...others }
}

test('an e-mail can be unsubscribed in one click by mail programs, which nobody has signed in', async () => {
  const { ana } = await due()
  await world.drainJobs()
  expect(received).toMatchObject([{ to: [ana.email] }])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  const header = (name: string) => mail.headers.find(one => one.key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(/^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')
  expect(url.origin).toBe(world.settings.publicUrl)
  const path = url.pathname.replace('/api/v1', '') as '/email-unsubscribe/:token'

  const opened = await call('GET', path)
  const token = path.split('/').at(-1)
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `${url.origin}/unsubscribe/${token}`])
  expect(mail.text).toContain(`${url.origin}/unsubscribe/${token}`)
  const look = async () => (await call('GET', `/email-subscription/${token}` as '/email-subscription/:token')).body
  expect(await look(), 'Robots open all links.').toEqual({ subscription: { list: 'bookings', off: 'none' } })
  expect((await call('POST', path, { form: { 'List-Unsubscribe': 'One-Click' } })).status).toBe(200)
  expect(await look()).toEqual({ subscription: { list: 'bookings', off: 'list' } })
  const { categories } = (await call('GET', '/notification/settings', { as: ana })).body.settings
  expect(categories.filter(one => !one.email).map(one => one.name)).toEqual(['bookings'])
})

test('it goes out once, whoever else sends at the same time', async () => {
  const { ana } = await due()
  const job = { user_id: ana.id, sort: 'now' } as const
  await Promise.all([send(app, job), send(app, job), world.drainJobs()])
  expect(received.map(one => one.to)).toEqual([[ana.email]])
})

test('what the mail server refuses is tried again, and is not lost', async () => {
  const { ana } = await due()
  refusing = true
  await expect(world.drainJobs()).rejects.toThrow('Come back later')
  refusing = false
  await sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`.execute(app.db)
  await world.drainJobs()
  expect(received.map(one => one.to)).toEqual([[ana.email]])
})

test('what a process was sending when it was killed is not sent a second time', async () => {
  const { ana } = await due()
  const killed = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  meanwhile = () => {
    begun.resolve()
    return killed.promise
  }
  const sending = send(app, { user_id: ana.id, sort: 'now' })
  await begun.promise
  const claimed = await app.db.selectFrom('notifications').select('emailed_at').where('user_id', '=', ana.id).execute()
  expect(claimed.every(one => one.emailed_at !== null)).toBe(true)
  // Another process does the job again, while the first has claimed and not finished.
  await send(app, { user_id: ana.id, sort: 'now' })
  killed.resolve()
  meanwhile = async () => undefined
  await sending
  expect(received.length).toBe(1)
})

test.for(languages)('it is written in %s', async (language: Language) => {
  const { ana } = await accepted()
  await app.db.updateTable('users').set({ language }).where('id', '=', ana.id).execute()
  await world.drainJobs()
  received.length = 0
  clock.forward({ minutes: 5 })
  await handOn(app)
  await world.drainJobs()
  const mail = await PostalMime.parse(received.find(one => one.to[0] === ana.email)?.raw ?? '')
  expect(mail.headers.find(one => one.key === 'content-language')?.value).toBe(language)
  const { notifications } = (await call('GET', '/notification', { as: ana, headers: { 'accept-language': language } }))
    .body
  expect(mail.subject).toBe(`${notifications[0]?.title} – Garden party`)
  expect(mail.html).not.toMatch(/undefined|\{\{|\[object/)
})
