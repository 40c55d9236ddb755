import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const { call } = await startWorld()

const ask = (email: string) => call('POST', '/auth/forgot-password', { json: { email } })

test.each([
  'a@b..com',
  'a@.b.com',
  'a@b.com.',
  'a@-b.com',
  'a@b-.com',
  'a@b_c.com',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  '<a@b.com>',
  'Ana <a@b.com>',
  '"a b"@c.com',
  'a@b',
  'a@b.c',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a@b@c.com',
  'a b@c.com',
  'a@b\u200B.com',
  'a@b,com',
  'mailto:a@b.com',
  `${'a'.repeat(65)}@b.com`,
  `a@${'b'.repeat(64)}.com`,
])('%s is no e-mail address', async email => {
  const { status, body } = await ask(email)
  expect([status, body.details?.email?.[0]?.code]).toEqual([422, 'not_an_email'])
})

test.each([
  'ana@example.org',
  "a.b+c_d-e!#$%&'*/=?^`{|}~@sub.example.co.uk",
  'a@1and1.com',
  'a@b--c.example',
  'inês@correção.pt',
  'correu@col·lecció.cat',
  'χρήστης@παράδειγμα.ελ',
  '用户@例え.中国',
  'ユーザー@テスト.みんな',
  'परीक्षा@उदाहरण.भारत',
  'משתמש@דוגמה.ישראל',
  'مستخدم@مثال.السعودية',
  'i@xn--80ak6aa92e.xn--p1ai',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
])('%s is one', async email => {
  expect((await ask(email)).status).toBe(200)
})

test('an address made to be slow to read is answered at once', async () => {
  const before = performance.now()
  expect((await ask(`a@${'a-'.repeat(150)}`)).status).toBe(422)
  expect((await ask(`${'a.'.repeat(31)}@${'a.'.repeat(120)}`)).status).toBe(422)
  expect(performance.now() - before).toBeLessThan(1000)
})
