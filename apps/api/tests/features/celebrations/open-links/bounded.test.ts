import { limits } from '@celebrio/contract/platform/limits'
import { expect, test } from 'vitest'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../invitations/steps.ts'
import { newKey, openLinksOf } from './steps.ts'

// Behind a proxy, so that a test can have several network addresses.
const world = await startWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } })
const { party } = stepsOf(world)
const { make } = openLinksOf(world)
const { open_link, open_link_answer } = limits

const from = (address: string) => ({ 'x-forwarded-for': address })
const look = (token: string, address: string) => world.call('GET', `/open-link/${token}`, { headers: from(address) })
const join = (token: string, address: string, name: string) =>
  world.call('POST', `/open-link/${token}`, { headers: from(address), json: { name, answer: 'going', key: newKey() } })

async function statusesOf(times: number, call: (nth: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 0; nth < times; nth += 1) statuses.push((await call(nth)).status)
  return [...new Set(statuses)]
}

test('one network address opens only so many open links, right and wrong ones; another goes on', async () => {
  const { ana } = await world.people()
  const token = await make(ana, await party(ana))
  const [one, other] = ['2001:db8:1::1', '2001:db8:2::1']
  const guess = (nth: number) => (nth % 2 === 0 ? token : `wrong-${nth}`)
  expect(await statusesOf(open_link.max, nth => look(guess(nth), one))).toEqual([200, 410])
  expect((await look(token, one)).status).toBe(429)
  // The rest of the same network of 64 bits counts as one.
  expect((await look(token, '2001:db8:1::2')).status).toBe(429)
  expect((await look(token, other)).status).toBe(200)
})

test('one network address answers only so often, by however many links; another goes on', async () => {
  const { ana } = await world.people()
  const [first, second] = [await make(ana, await party(ana)), await make(ana, await party(ana))]
  const [one, other] = ['2001:db8:3::1', '2001:db8:4::1']
  const answer = (nth: number) => join(nth % 2 === 0 ? first : second, one, `Guest ${nth}`)
  expect(await statusesOf(open_link_answer.max, answer)).toEqual([200])
  const refused = await join(first, one, 'One more')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
  expect((await join(first, other, 'Somebody else')).status).toBe(200)
})
