import { freePort } from '@celebrio/test-servers/free-port'
import { expect, onTestFinished, test } from 'vitest'
import { boot } from '../../src/boot.ts'
import { signUp } from '../harness/people.ts'
import { openSocket } from '../harness/socket.ts'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const { app, call, drainJobs, url } = world

async function sessionsOf(userId: number): Promise<number[]> {
  const rows = await app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()
  return rows.map(row => row.id)
}

test('a connection opens with a token, and only says that something has changed', async () => {
  const { ana, ben } = await world.people()
  const [connection, other] = [await openSocket(url, ana), await openSocket(url, ben)]
  const word = connection.next()
  app.realtime.push([ana.id], 'friends')
  expect(await word).toBe('friends')
  const said = other.next()
  app.realtime.pushToAll('feed')
  expect(await said).toBe('feed')
  expect(other.heard).toEqual(['feed'])
})

test.for([
  { who: 'nobody', auth: {} },
  { who: 'somebody with a wrong token', auth: { token: 'x'.repeat(43) } },
  { who: 'somebody whose token is no text', auth: { token: { $ne: '' } } },
])('a line is refused to $who', async ({ auth }) => {
  await expect(openSocket(url, auth)).rejects.toThrow('not_signed_in')
})

test.for(['https://elsewhere.example', 'null', 'http://localhost.elsewhere.example', 'http://127.0.0.1:1'])(
  'a page of %s gets no line, whatever token it has',
  async origin => {
    const { ana } = await world.people()
    await expect(openSocket(url, ana, origin)).rejects.toThrow('websocket error')
  },
)

test('our own pages get one', async () => {
  const { ana } = await world.people()
  for (const origin of [world.settings.publicUrl, url]) {
    const { socket } = await openSocket(url, ana, new URL(origin).origin)
    expect(socket.connected).toBe(true)
  }
})

test('a device that has signed out is disconnected, the other one is not', async () => {
  const eve = await signUp(call, 'Eve')
  const { body } = await call('POST', '/auth/login', { json: { email: eve.email, password: eve.password } })
  const [phone, laptop] = [await openSocket(url, eve), await openSocket(url, body)]
  await call('POST', '/auth/logout', { as: eve })
  await drainJobs()
  await phone.ended
  expect(laptop.socket.connected).toBe(true)
  await expect(openSocket(url, eve)).rejects.toThrow('not_signed_in')
})

test('a new password disconnects every device', async () => {
  const finn = await signUp(call, 'Finn')
  const connection = await openSocket(url, finn)
  await call('POST', '/auth/forgot-password', { json: { email: finn.email } })
  const mail = (await world.emails()).findLast(one => one.to === finn.email)
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0]
  const password = 'A-new-1-for-Finn'
  const json = { email: finn.email, otp, password, confirm_password: password }
  expect((await call('POST', '/auth/reset-password', { json })).status).toBe(200)
  await drainJobs()
  await connection.ended
})

test('a connection whose session ended silently is found by the sweep, others stay', async () => {
  const [gus, hal, ida] = [await signUp(call, 'Gus'), await signUp(call, 'Hal'), await signUp(call, 'Ida')]
  const [suspended, idle, alive] = [await openSocket(url, gus), await openSocket(url, hal), await openSocket(url, ida)]
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', gus.id).execute()
  const long_ago = new Date(app.clock.now().getTime() - 31 * 86_400_000)
  await app.db.updateTable('sessions').set({ last_used_at: long_ago }).where('user_id', '=', hal.id).execute()
  await world.sweepSockets()
  await Promise.all([suspended.ended, idle.ended])
  expect(alive.socket.connected).toBe(true)
})

test.runIf(process.env.REDIS_URL)('what one process says is heard by who is connected to another', async () => {
  const ana = await signUp(call, 'Ana')
  const settings = { ...world.settings, port: await freePort() }
  const second = await boot(settings, { working: false })
  onTestFinished(() => second.stop())
  await second.server.listen({ port: settings.port, host: settings.host })
  const connection = await openSocket(`http://127.0.0.1:${settings.port}`, ana)
  const word = connection.next()
  app.realtime.push([ana.id], 'notifications')
  expect(await word).toBe('notifications')
  app.realtime.endSessions(await sessionsOf(ana.id))
  await connection.ended
})
