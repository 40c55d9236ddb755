import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../invitations/steps.ts'
import { personalOf } from './steps.ts'

const received: string[] = []
let refusing = false
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusing ? new Error('No such mailbox') : null),
  async onData(stream, { envelope }, done) {
    await text(stream)
    received.push(...envelope.rcptTo.map(one => one.address))
    done()
  },
})
const listening = server.listen(0, '127.0.0.1')
await once(listening, 'listening')
const address = listening.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => new Promise<void>(done => server.close(done)))

const world = await startWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
const { party, guests } = stepsOf(world)
const { link } = personalOf(world)

test('the host sees that an e-mail did not arrive, until one does', async () => {
  const { ana } = await world.people()
  await world.drainJobs()
  const id = await party(ana, { inHours: 24 * 30 })
  const failed = async () => (await guests(ana, id)).body.guests[0].personal.email_failed
  refusing = true
  await link(ana, id, { name: 'Ilse', email: 'ilse@example.org' })
  expect(await failed()).toBe(false)
  await expect(world.drainJobs()).rejects.toThrow()
  expect(await failed()).toBe(true)

  refusing = false
  received.length = 0
  world.clock.forward({ hours: 1 })
  await world.runScheduledJob('guest-emails.send-held')
  await world.drainJobs()
  expect(received).toContain('ilse@example.org')
  expect(await failed()).toBe(false)
})
