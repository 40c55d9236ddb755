import { maxDevices } from '@celebrio/contract/people/devices'
import { expect, test } from 'vitest'
import { type Member, signUp } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'

const world = await startWorld()

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'

/** Signs somebody in on one more device. @returns who they are there */
async function signInOn(member: Member, userAgent: string): Promise<Member> {
  const json = { email: member.email, password: member.password }
  const { body } = await world.call('POST', '/auth/login', { json, headers: { 'user-agent': userAgent } })
  return { ...member, token: body.token }
}

const devicesOf = async (as: Member) => (await world.call('GET', '/device', { as })).body
const isIn = async (as: Member) => (await world.call('GET', '/profile/me', { as })).status === 200

test('somebody sees where they are signed in, this device first, then the one that was used last', async () => {
  const rosa = await signUp(world.call, 'Rosa')
  const onLaptop = await signInOn(rosa, laptop)
  world.clock.forward({ hours: 2 })
  await signInOn(rosa, phone)
  const { devices, total } = await devicesOf(onLaptop)
  expect(total).toBe(3)
  expect(devices).toMatchObject([
    { browser: 'Firefox', system: 'Windows', kind: 'computer', is_this: true },
    { browser: 'Safari', system: 'iOS', kind: 'phone', is_this: false },
    { kind: null, is_this: false },
  ])
  expect(JSON.stringify(devices)).not.toContain(rosa.token)
})

test('one device is signed out, and the others stay', async () => {
  const [eva, other] = [await signUp(world.call, 'Eva'), await signUp(world.call, 'Other')]
  const lost = await signInOn(eva, phone)
  const { devices } = await devicesOf(lost)
  const path = `/device/${devices[0]?.id}`
  expect((await world.call('DELETE', path, { as: other })).status).toBe(404)
  expect(await isIn(lost)).toBe(true)
  expect((await world.call('DELETE', path, { as: eva })).status).toBe(200)
  expect([await isIn(lost), await isIn(eva)]).toEqual([false, true])
  expect((await world.call('DELETE', path, { as: eva })).status).toBe(404)
})

test('all others are signed out at once', async () => {
  const ida = await signUp(world.call, 'Ida')
  const [first, second] = [await signInOn(ida, phone), await signInOn(ida, laptop)]
  const answer = await world.call('POST', '/device/sign-out-others', { as: second })
  expect([answer.status, answer.body.signed_out]).toEqual([200, 2])
  expect([await isIn(ida), await isIn(first), await isIn(second)]).toEqual([false, false, true])
  expect((await devicesOf(second)).total).toBe(1)
})

test('what is no longer signed in is not listed', async () => {
  const olga = await signUp(world.call, 'Olga')
  world.clock.forward({ days: 31 })
  const now = await signInOn(olga, phone)
  expect((await devicesOf(now)).total).toBe(1)
})

test('however many devices there are, so many are listed, and all are counted', async () => {
  const zoe = await signUp(world.call, 'Zoe')
  for (let n = 0; n < maxDevices; n += 1) await signInOn(zoe, laptop)
  const { devices, total } = await devicesOf(zoe)
  expect([devices.length, total, devices[0]?.is_this]).toEqual([maxDevices, maxDevices + 1, true])
})
