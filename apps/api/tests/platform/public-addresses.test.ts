import { expect, test } from 'vitest'
import {
  isPublicAddress,
  isPublicUrl,
  isPublicWebUrl,
  publicLookup,
} from '../../src/platform/outbound/public-address.ts'
import { startWorld } from '../harness/world.ts'

test.for([
  'http://push.example.org/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://[::ffff:10.0.0.1]/1',
  'https://10.1.2.3/1',
  'https://172.16.0.1/1',
  'https://192.168.1.1/1',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/1',
  'https://0x7f000001/1',
  'https://2130706433/1',
  'https://[fd00::1]/1',
  'https://[fe80::1]/1',
  'https://localhost/1',
  'https://printer.local/1',
  'https://api.internal/1',
  'https://database/1',
  'https://user:secret@push.example.org/1',
  'ftp://push.example.org/1',
  'nonsense',
])('nothing is sent to %s', url => {
  expect(isPublicUrl(url)).toBe(false)
})

test.for([
  'https://fcm.googleapis.com/fcm/send/1',
  'https://updates.push.services.mozilla.com/wpush/v2/1',
  'https://8.8.8.8/1',
])('%s is a push service', url => {
  expect(isPublicUrl(url)).toBe(true)
})

test.for([
  'http://example.org:8080/',
  'https://example.org:22/',
  'http://10.0.0.1/',
  'http://user@example.org/',
  'ftp://example.org/',
])('no page is read from %s', url => {
  expect(isPublicWebUrl(url)).toBe(false)
})

test.for(['http://example.org/', 'https://example.org/a?b=c', 'http://example.org:80/'])(
  'a page is read from %s',
  url => {
    expect(isPublicWebUrl(url)).toBe(true)
  },
)

test('a name that leads to a private address leads nowhere', async () => {
  const found = Promise.withResolvers<unknown>()
  publicLookup('localhost', { all: true }, error => found.resolve(error))
  expect(await found.promise).toMatchObject({ code: 'ENOTPUBLIC' })
  expect(isPublicAddress('::ffff:127.0.0.1')).toBe(false)
})

test('a device at a private address is refused', async () => {
  const world = await startWorld()
  const { ana } = await world.people()
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
  const subscribe = (endpoint: string) => world.call('PUT', '/notification/push', { as: ana, json: { endpoint, keys } })
  expect((await subscribe('https://192.168.1.1/push')).status).toBe(422)
  expect((await subscribe('http://push.example.org/push')).status).toBe(422)
  expect((await subscribe('https://push.example.org/push')).status).toBe(200)
})
