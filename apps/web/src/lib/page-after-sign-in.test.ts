import { expect, test } from 'vitest'
import { pageAfterSignIn } from './page-after-sign-in.ts'
import { type SessionUser, startPage } from './session.ts'

const person = (user_type: number, is_csp = false): SessionUser => ({
  id: 1,
  name: 'Ana',
  user_type,
  is_csp,
  is_kid: false,
  staff_role: null,
  country_id: null,
  profile_picture: null,
  email_verified: true,
  service_provider: null,
})

test('celebrants start at home, providers in their store, both-in-one at home', () => {
  expect(startPage(person(0))).toBe('/home')
  expect(startPage(person(1))).toBe('/service-home')
  expect(startPage(person(1, true))).toBe('/home')
})

test('sign-in leads back to the page that asked for it', () => {
  expect(pageAfterSignIn(person(0), '/posts/7?from=mail#c3')).toBe('/posts/7?from=mail#c3')
})

for (const next of [
  null,
  '',
  'posts/7',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
])
  test(`sign-in does not follow ${JSON.stringify(next)}`, () => {
    expect(pageAfterSignIn(person(0), next)).toBe('/home')
  })
