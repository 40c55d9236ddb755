import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { onlyEncrypted, smtpMailer } from '../../src/platform/mail/mailer.ts'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'

const received: { from: string; to: string[]; raw: string }[] = []
let refusing = false

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(refusing ? new Error('Come back later') : null),
  async onData(stream, { envelope }, done) {
    const from = envelope.mailFrom ? envelope.mailFrom.address : ''
    received.push({ from, to: envelope.rcptTo.map(one => one.address), raw: await text(stream) })
    done()
  },
})
const listening = server.listen(0, '127.0.0.1')
await once(listening, 'listening')
const address = listening.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => new Promise<void>(done => server.close(done)))

const world = await startWorld({
  env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Celebrio <hello@celebrio.example>' },
})
const ana = await signUp(world.call, 'Ana', { name: 'Añaω', language: 'fr' })
await world.drainJobs()

const forget = () => world.call('POST', '/auth/forgot-password', { json: { email: ana.email, language: 'fr' } })

test('the e-mail about a forgotten password arrives, from us, to one person, in the requested language', async () => {
  received.length = 0
  await forget()
  await world.drainJobs()
  expect(received).toMatchObject([{ from: 'hello@celebrio.example', to: [ana.email] }])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail.from).toEqual({ name: 'Celebrio', address: 'hello@celebrio.example' })
  expect(mail.to).toEqual([{ name: 'Añaω', address: ana.email }])
  const header = (name: string) => mail.headers.find(one => one.key === name)?.value
  expect(header('content-language')).toBe('fr')
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('message-id')).toMatch(/^<[^@\s]+@celebrio\.example>$/)
  expect(mail.subject).not.toBe('')
  const link = `${world.settings.publicUrl}/password/reset/`
  expect(mail.text).toContain(link)
  expect(mail.html).toContain(link)
  // It is as wide as a phone, and dark where that is wished for.
  for (const words of ['name="viewport" content="width=device-width"', 'prefers-color-scheme:dark'])
    expect(mail.html).toContain(words)
  expect(mail.text).toMatch(/\b\d{4}\b/)
})

test('a name cannot smuggle a header in', async () => {
  received.length = 0
  const eve = await signUp(world.call, 'Eve')
  // Sign-up rejects such a name, but e-mails must not rely on it.
  await world.app.db.updateTable('users').set({ name: 'Eve\nBcc: all@example.org' }).where('id', '=', eve.id).execute()
  await world.drainJobs()
  expect(received).toMatchObject([{ to: [eve.email] }])
  const mail = await PostalMime.parse(received[0]?.raw ?? '')
  expect(mail.bcc).toBeUndefined()
  const [headers] = (received[0]?.raw ?? '').split('\r\n\r\n')
  expect(headers).not.toMatch(/^bcc:/im)
})

test('no letter goes unencrypted to another machine, unless its address says so', () => {
  expect(onlyEncrypted('smtp://me:secret@post.example:587')).toBe('smtp://me:secret@post.example:587?requireTLS=true')
  for (const said of ['smtp://127.0.0.1:2525', 'smtp://localhost:25', 'smtp://relay.lan:25?requireTLS=false'])
    expect(onlyEncrypted(said)).toBe(said)
})

test('a server that offers no encryption gets nothing where it is asked for', async () => {
  received.length = 0
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}?requireTLS=true`, 'hello@celebrio.example')
  const to = { name: 'Ana', address: 'ana@example.org' }
  const letter = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', language: 'en' }
  await expect(mailer.send(letter)).rejects.toThrow('STARTTLS')
  mailer.close()
  expect(received).toEqual([])
})

test('an e-mail that the server refuses is tried again later and arrives once', async () => {
  received.length = 0
  refusing = true
  await forget()
  await expect(world.drainJobs()).rejects.toThrow('Come back later')
  expect(received).toEqual([])

  refusing = false
  await world.drainJobs()
  expect(received, 'Trying again at once would not help a server that is away.').toEqual([])
  await sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`.execute(world.app.db)
  await world.drainJobs()
  expect(received).toMatchObject([{ to: [ana.email] }])
  await world.drainJobs()
  expect(received.length).toBe(1)
})
