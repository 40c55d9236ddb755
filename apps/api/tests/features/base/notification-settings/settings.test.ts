import { expect, test } from 'vitest'
import { quietUntil } from '../../../../src/features/base/notification-settings/rules.ts'
import { tokenOf } from '../../../../src/features/base/notification-settings/token.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { app, call } = world
const { ana, ben } = await world.people()

const read = async (as = ana) => (await call('GET', '/notification/settings', { as })).body.settings
const change = (json: object, as = ana) => call('PATCH', '/notification/settings', { as, json })
const off = (settings: Awaited<ReturnType<typeof read>>) =>
  settings.categories.flatMap(({ name, email, push }) => [
    ...(email ? [] : [`${name} email`]),
    ...(push ? [] : [`${name} push`]),
  ])

test('all is on until somebody changes it, and nothing is stored until then', async () => {
  expect(await read()).toEqual({
    is_on: true,
    has_digest: true,
    shows_contents: true,
    quiet_hours: null,
    timezone: null,
    email_verified: false,
    categories: ['celebrations', 'people', 'messages', 'posts', 'bookings', 'deals'].map(name => ({
      name,
      email: true,
      push: true,
    })),
  })
  for (const table of ['notification_settings', 'notification_switches_off'] as const)
    expect(await app.db.selectFrom(table).select('user_id').execute()).toEqual([])
})

test('what is changed stays, what is left out is as before, and nobody else has it', async () => {
  const { status } = await change({
    has_digest: false,
    quiet_hours: { from: '22:30', until: '07:00' },
    timezone: 'Europe/Madrid',
    switches: [
      { category: 'posts', way: 'push', is_on: false },
      { category: 'people', way: 'email', is_on: false },
    ],
  })
  expect(status).toBe(200)
  await change({ is_on: false, switches: [{ category: 'people', way: 'email', is_on: true }] })
  const settings = await read()
  expect(settings).toMatchObject({ is_on: false, has_digest: false, timezone: 'Europe/Madrid', shows_contents: true })
  expect(settings.quiet_hours).toEqual({ from: '22:30', until: '07:00' })
  expect(off(settings)).toEqual(['posts push'])
  expect((await change({ quiet_hours: null })).body.settings.quiet_hours).toBeNull()
  expect(off(await read(ben))).toEqual([])
  expect((await change({})).status).toBe(200)
})

test.for([
  { quiet_hours: { from: '24:00', until: '07:00' } },
  { quiet_hours: { from: '07:00', until: '07:00' } },
  { timezone: 'Atlantis/Capital' },
  { switches: [{ category: 'weather', way: 'email', is_on: false }] },
  { switches: [{ category: 'posts', way: 'pigeon', is_on: false }] },
])('%j is refused, and changes nothing', async json => {
  const before = await read()
  expect((await change(json)).status).toBe(422)
  expect(await read()).toEqual(before)
})

const at = (text: string) => new Date(`2031-06-14T${text}:30Z`)
test.for([
  ['22:00', '07:00', '23:00', '2031-06-15T07:00:00.000Z'],
  ['22:00', '07:00', '06:59', '2031-06-14T07:00:00.000Z'],
  ['22:00', '07:00', '07:00', undefined],
  ['22:00', '07:00', '21:59', undefined],
  ['13:00', '15:00', '13:00', '2031-06-14T15:00:00.000Z'],
  ['13:00', '15:00', '12:59', undefined],
] as const)('quiet from %s until %s: at %s it is until %s', ([from, until, now, end]) => {
  expect(quietUntil({ quiet_hours: { from, until }, timezone: null }, at(now))?.toISOString()).toBe(end)
})

test('quiet hours are those of the clock where somebody is', () => {
  const quiet_hours = { from: '22:00', until: '07:00' }
  const end = quietUntil({ quiet_hours, timezone: 'Asia/Kolkata' }, at('18:00'))
  expect(end?.toISOString()).toBe('2031-06-15T01:30:00.000Z')
})

const byToken = (token: string) => ({
  look: () => call('GET', `/email-subscription/${token}` as '/email-subscription/:token'),
  stop: (scope?: string) =>
    call('POST', `/email-unsubscribe/${token}` as '/email-unsubscribe/:token', { json: { scope } }),
  resume: () => call('DELETE', `/email-unsubscribe/${token}` as '/email-unsubscribe/:token'),
})

test('each list is unsubscribed for itself or with all others, and taken back', async () => {
  const digest = byToken(tokenOf(app, { user_id: ben.id, list: 'digest' }))
  const posts = byToken(tokenOf(app, { user_id: ben.id, list: 'posts' }))
  await digest.stop()
  expect((await read(ben)).has_digest).toBe(false)
  expect((await posts.look()).body.subscription).toEqual({ list: 'posts', off: 'none' })
  expect((await posts.stop('all')).body.subscription.off).toBe('all')
  expect(off(await read(ben))).toEqual([
    'celebrations email',
    'people email',
    'messages email',
    'posts email',
    'bookings email',
    'deals email',
  ])
  expect((await posts.resume()).body.subscription.off).toBe('none')
  expect(off(await read(ben))).toEqual([
    'celebrations email',
    'people email',
    'messages email',
    'bookings email',
    'deals email',
  ])
  expect((await digest.resume()).body.subscription.off).toBe('none')
})

test('a token is good for its list and its person only, and for nobody who has left', async () => {
  const token = tokenOf(app, { user_id: ben.id, list: 'posts' })
  const [, id, signature] = token.split('.')
  for (const wrong of [`people.${id}.${signature}`, `posts.${ana.id}.${signature}`, `posts.${id}.x`, 'posts', '1.2.3'])
    for (const reply of [await byToken(wrong).look(), await byToken(wrong).stop(), await byToken(wrong).resume()])
      expect(reply.status).toBe(404)
  await app.db.updateTable('users').set({ status: 'deleted' }).where('id', '=', ben.id).execute()
  expect((await byToken(token).stop()).status).toBe(404)
})
