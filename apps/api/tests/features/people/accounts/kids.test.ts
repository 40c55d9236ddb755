import { expect, test } from 'vitest'
import type { Someone } from '../../../harness/caller.ts'
import { signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()
const { call } = world

const isKid = async (as: Someone) => (await call('GET', '/profile/me', { as })).body.user.is_kid
const bornOn = (as: Someone, dob: string) => call('POST', '/profile', { as, json: { dob } })

/** The date of birth of who turns 13 in so many days. */
function turns13In(days: number): string {
  const day = new Date(world.clock.now().getTime() + days * 86_400_000)
  return `${day.getUTCFullYear() - 13}${day.toISOString().slice(4, 10)}`
}

test('an account says whether it is a kids account, as soon as the date of birth makes it one', async () => {
  const kim = await signUp(call, 'Kim')
  expect(await isKid(kim)).toBe(false)
  const { body } = await bornOn(kim, turns13In(1))
  expect(body.user.is_kid).toBe(true)
  expect(await isKid(kim)).toBe(true)
  const json = { email: kim.email, password: kim.password, device_type: 'web', device_id: 'tablet' }
  expect((await call('POST', '/auth/login', { json })).body).toMatchObject({ user: { is_kid: true } })
  expect((await bornOn(kim, turns13In(0))).body.user.is_kid).toBe(false)
})

test('it is one until the 13th birthday', async () => {
  const lou = await signUp(call, 'Lou')
  await bornOn(lou, turns13In(1))
  expect(await isKid(lou)).toBe(true)
  world.clock.forward({ days: 1 })
  await world.runScheduledJob('accounts.end-childhoods')
  expect(await isKid(lou)).toBe(false)
})
