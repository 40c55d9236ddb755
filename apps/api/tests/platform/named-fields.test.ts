import { expect, test } from 'vitest'
import { startWorld } from '../harness/world.ts'

const world = await startWorld()
const email = 'nobody@example.org'
const password = 'Torta-de-noz-1'

test.for([
  ['/auth/verify-otp', { email, otp: '1234' }, 'otp', 'code_invalid'],
  ['/auth/reset-password', { email, otp: '1234', password, confirm_password: password }, 'otp', 'code_invalid'],
  [
    '/password/reset',
    { email, token: 'dead', password, password_confirmation: password },
    'token',
    'reset_link_invalid',
  ],
  ['/auth/verify-email', { token: 'dead' }, 'token', 'email_link_expired'],
  ['/event-alert/confirm', { token: 'dead' }, 'token', 'event_link_invalid'],
] as const)('%s with %j names the field %s', async ([path, json, field, code]) => {
  const { status, body } = await world.call('POST', path, { json })
  expect([status, body.code]).toEqual([422, code])
  expect(body.errors).toEqual({ [field]: [body.message] })
})
