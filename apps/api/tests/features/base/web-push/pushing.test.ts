import type { PushedNotice } from '@celebrio/contract/base/web-push'
import { type Language, languages } from '@celebrio/contract/platform/languages'
import { startPushService } from '@celebrio/test-servers/push-service'
import { afterAll, expect, test } from 'vitest'
import { loadVapidKeys } from '../../../../src/platform/push/vapid-keys.ts'
import type { Member } from '../../../harness/people.ts'
import { block } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { bookingsOf } from '../../market/bookings/steps.ts'

const service = await startPushService()
afterAll(() => service.stop())
const world = await startWorld({ settings: { pushesTo: endpoint => endpoint.startsWith(service.origin) } })
const { app, call, clock } = world
const bookings = bookingsOf(world)

type Device = ReturnType<typeof service.subscribe>

/** Somebody's device asks for pushes. */
async function deviceOf(as: Member): Promise<Device> {
  const device = service.subscribe()
  expect((await call('PUT', '/notification/push', { as, json: device.subscription })).status).toBe(200)
  return device
}

const ask = (as: Member, friend: Member) => call('POST', '/friend', { as, json: { friend_id: friend.id } })
const change = (as: Member, json: object) => call('PATCH', '/notification/settings', { as, json })
const shown = ({ received }: Device) => received.map(one => JSON.parse(one.text) as PushedNotice)
const first = async (as: Member) => (await call('GET', '/notification', { as })).body.notifications[0]

/** Ana has a device; Ben asks for a connection. */
async function asked(more: object = {}) {
  const { ana, ben, cleo, dan } = await world.people()
  const device = await deviceOf(ana)
  await change(ana, more)
  await ask(ben, ana)
  return { ana, ben, cleo, dan, device }
}

test('a device is told at once, encrypted for it and signed by us, and only once', async () => {
  const { ana, device } = await asked()
  await world.drainJobs()
  const notice = await first(ana)
  expect(shown(device)).toEqual([
    {
      title: notice?.title,
      body: '',
      path: `/notifications/${notice?.id}`,
      tag: `notice-${notice?.id}`,
      language: 'en',
    },
  ])
  const { public_key } = (await call('GET', '/notification/push', { as: ana })).body
  expect(device.received).toMatchObject([{ sender: public_key, ttl: '43200', topic: `notice-${notice?.id}` }])
  expect(device.refusals).toEqual([])
  await app.db
    .transaction()
    .execute(tx => app.emit(tx, 'notification.written', { kind: 'friend_requested', user_ids: [ana.id] }))
  await world.drainJobs()
  expect(device.received.length).toBe(1)
})

test('the keys are made once, and are the same for whoever starts next', async () => {
  const keys = await loadVapidKeys(app.db)
  expect(await loadVapidKeys(app.db)).toEqual(keys)
  expect(keys.publicKey).toBe(app.pushes.publicKey)
  expect(Buffer.from(keys.publicKey, 'base64url').length).toBe(65)
})

test('all devices of somebody are told, and nobody else', async () => {
  const { ana, ben, cleo } = await world.people()
  const { body } = await call('POST', '/auth/login', { json: { email: ana.email, password: ana.password } })
  const [phone, laptop, other] = [
    await deviceOf(ana),
    await deviceOf({ ...ana, token: body.token }),
    await deviceOf(ben),
  ]
  await ask(cleo, ana)
  await world.drainJobs()
  expect([phone, laptop, other].map(one => one.received.length)).toEqual([1, 1, 0])
})

test.for([
  ['the category is off', { switches: [{ category: 'people', way: 'push', is_on: false }] }],
  ['all is off', { is_on: false }],
] as const)('nothing is pushed when %s', async ([, more]) => {
  const { device } = await asked(more)
  await world.drainJobs()
  expect(device.received).toEqual([])
})

test('a push says only that there is something, where its reader wants it so', async () => {
  const { ben, device } = await asked({ shows_contents: false })
  await world.drainJobs()
  expect(shown(device)).toMatchObject([{ title: 'Celebrio', body: 'Something’s new for you', tag: 'new' }])
  expect(device.received[0]?.text).not.toContain(ben.name)
})

test.for(languages)('it is written in %s, the language of its reader', async (language: Language) => {
  const { ana, ben } = await world.people()
  const device = await deviceOf(ana)
  await app.db.updateTable('users').set({ language }).where('id', '=', ana.id).execute()
  await ask(ben, ana)
  await world.drainJobs()
  const headers = { 'accept-language': language }
  const { notifications } = (await call('GET', '/notification', { as: ana, headers })).body
  expect(shown(device)).toMatchObject([{ title: notifications[0]?.title, language }])
})

test('nothing is pushed of somebody who was blocked meanwhile, or that was read', async () => {
  const { ana, ben, device } = await asked({ quiet_hours: { from: '00:00', until: '23:59' } })
  await world.drainJobs()
  await block(world, ana, ben)
  await change(ana, { quiet_hours: null })
  clock.forward({ hours: 24 })
  await world.runScheduledJob('web-push.hand-on')
  await world.drainJobs()
  expect(device.received).toEqual([])
})

test('quiet hours hold pushes back until they end; then many come as one', async () => {
  const hour = clock.now().getUTCHours()
  const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`
  const { ana, cleo, dan, device } = await asked({ quiet_hours: { from: at(0), until: at(2) } })
  const { id } = (await call('POST', '/post', { as: ana, json: { content: 'Cake', privacy: 'public' } })).body.post
  await ask(cleo, ana)
  for (const as of [cleo, dan]) await call('POST', '/comment', { as, json: { post_id: id, comment: 'Yes' } })
  await world.drainJobs()
  expect(device.received).toEqual([])
  clock.forward({ hours: 2 })
  await world.runScheduledJob('web-push.hand-on')
  await world.drainJobs()
  const titles = shown(device).map(one => one.title)
  expect(titles.length).toBe(2)
  expect(titles.join()).toMatch(/connect with you/)
  await world.runScheduledJob('web-push.hand-on')
  await world.drainJobs()
  expect(device.received.length).toBe(2)
})

test('where many come as one, each says which event it is about', async () => {
  const hour = clock.now().getUTCHours()
  const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`
  const { ana } = await world.people()
  const device = await deviceOf(ana)
  await change(ana, { quiet_hours: { from: at(0), until: at(2) } })
  for (let nth = 1; nth <= 4; nth += 1) {
    const { booking, provider } = await bookings.requested(ana)
    await bookings.act(provider, booking.id, 'accept')
  }
  await world.drainJobs()
  clock.forward({ hours: 2 })
  await world.runScheduledJob('web-push.hand-on')
  await world.drainJobs()
  const { notifications } = (await call('GET', '/notification', { as: ana })).body
  expect(notifications.length).toBe(4)
  const body = notifications.map(one => `${one.title} – ${one.description}`).join(' · ')
  expect(shown(device)).toMatchObject([{ body: body.length > 200 ? `${body.slice(0, 199)}…` : body }])
})

test.for([404, 410])(
  'a device whose push service answers %i is forgotten, and what it missed is not lost',
  async status => {
    const { ana, ben } = await world.people()
    const device = await deviceOf(ana)
    device.answer(status)
    await ask(ben, ana)
    await world.drainJobs()
    expect((await call('GET', '/notification/push', { as: ana })).body.is_on).toBe(false)
    const rows = await app.db.selectFrom('notifications').select('pushed_at').where('user_id', '=', ana.id).execute()
    expect(rows).toEqual([{ pushed_at: null }])
  },
)

test('a push service that fails is no reason to forget the device', async () => {
  const { ana, ben } = await world.people()
  const device = await deviceOf(ana)
  device.answer(503)
  await ask(ben, ana)
  await world.drainJobs()
  expect((await call('GET', '/notification/push', { as: ana })).body.is_on).toBe(true)
})

test('a device goes with its session, and belongs to whoever signed in there last', async () => {
  const { ana, ben, cleo, device } = await asked()
  await world.drainJobs()
  await call('PUT', '/notification/push', { as: ben, json: device.subscription })
  expect((await call('GET', '/notification/push', { as: ana })).body.is_on).toBe(false)
  await call('POST', '/auth/logout', { as: ben })
  await ask(cleo, ben)
  await ask(cleo, ana)
  await world.drainJobs()
  expect(device.received.length).toBe(1)
})

test('pushes can be taken back', async () => {
  const { ana, cleo, device } = await asked()
  await call('DELETE', '/notification/push', { as: ana })
  await ask(cleo, ana)
  await world.drainJobs()
  expect(device.received).toEqual([])
})
