import { startPaypal } from '@celebrio/test-servers/paypal'
import { afterAll, expect, test } from 'vitest'
import { plansOf } from '../../market/subscriptions/steps.ts'
import { paypalWorld } from './paypal-steps.ts'

const paypal = await startPaypal()
afterAll(() => paypal.stop())
const { world, plans, begun, statusOf, everything, post } = await paypalWorld(paypal, plansOf)

/** Somebody has agreed, and PayPal has the money, but nobody here knows of it. */
async function captured() {
  const one = await begun()
  paypal.approve(one.url)
  await world.app.gateway?.completeOrder({ id: one.order, amount: 5999, currency: 'USD' })
  return one
}

test('who agrees and closes the page has paid: PayPal tells of it, and the money is taken', async () => {
  const { id, url, owner } = await begun()
  paypal.approve(url)
  const event = paypal.approved(url)
  expect(await Promise.all([1, 2, 3].map(() => post(event)))).toEqual([200, 200, 200])
  expect(await statusOf(id)).toBe('paid')
  expect(paypal.orderOf(url).captures).toHaveLength(1)
  expect((await plans.read(owner)).periods).toHaveLength(1)
})

test('an event that comes twice, or ten times at once, is one', async () => {
  const { id, url, owner } = await captured()
  const event = paypal.captured(url)
  const answers = []
  for (let round = 0; round < 2; round += 1)
    answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => post(event)))))
  expect(new Set(answers)).toEqual(new Set([200]))
  const before = await everything()
  expect(await post(event)).toBe(200)
  expect(await post(paypal.captured(url))).toBe(200)
  expect(await everything()).toEqual(before)
  expect(await statusOf(id)).toBe('paid')
  expect((await plans.read(owner)).periods).toHaveLength(1)
})

test('a refusal takes nothing back, and money that comes late counts', async () => {
  const paid = await captured()
  await post(paypal.captured(paid.url))
  expect(await post(paypal.captured(paid.url, { type: 'DENIED' }))).toBe(200)
  expect(await statusOf(paid.id)).toBe('paid')

  const late = await captured()
  expect(await post(paypal.captured(late.url, { type: 'DENIED' }))).toBe(200)
  expect(await statusOf(late.id)).toBe('declined')
  world.clock.forward({ days: 3 })
  expect(await post(paypal.captured(late.url))).toBe(200)
  expect(await statusOf(late.id)).toBe('paid')
})

test('an event that PayPal has not signed as it came, for this webhook, changes nothing', async () => {
  const { url } = await captured()
  const before = await everything()
  const { body, headers } = paypal.captured(url)
  const other = paypal.captured(url, { webhook: 'WHOFSOMEBODYELSE' })
  const forged = [
    { body, headers: { 'content-type': 'application/json' } },
    { body, headers: { ...headers, 'paypal-transmission-sig': 'AAAA' } },
    { body, headers: { ...headers, 'paypal-transmission-id': 'another' } },
    { body, headers: { ...headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' } },
    { body, headers: { ...headers, 'paypal-auth-algo': '"}' } },
    { body: body.replace('59.99', '59.98'), headers },
    { body: `${body} `, headers },
    { body: body.slice(1), headers },
    { body: '', headers },
    { body: '[]', headers },
    other,
  ]
  for (const one of forged) expect(await post(one)).toBe(401)
  expect(await everything()).toEqual(before)
})

test('an event with another sum, another currency, or of an order that is nobody’s changes nothing', async () => {
  const { url } = await captured()
  const before = await everything()
  for (const amount of [
    { currency_code: 'USD', value: '0.01' },
    { currency_code: 'USD', value: '5999.00' },
    { currency_code: 'JPY', value: '5999' },
  ])
    expect(await post(paypal.captured(url, { change: { amount } }))).toBe(409)
  const related = { supplementary_data: { related_ids: { order_id: 'ORDEROFANOTHER' } } }
  expect(await post(paypal.captured(url, { change: related }))).toBe(404)
  expect(await everything()).toEqual(before)
})

test('an event is about the payment of its order alone', async () => {
  const [one, other] = [await captured(), await captured()]
  expect(await post(paypal.captured(one.url, { id: 'WH-THEIRS' }))).toBe(200)
  expect(await statusOf(other.id)).toBe('created')
  expect(await post(paypal.captured(other.url, { id: 'WH-THEIRS' }))).toBe(200)
  expect(await statusOf(other.id)).toBe('created')
})

test('what is told beside that is heard, and changes nothing', async () => {
  const { url } = await captured()
  const before = await everything()
  for (const type of ['PENDING', 'REFUNDED', 'REVERSED']) expect(await post(paypal.captured(url, { type }))).toBe(200)
  expect(await post(paypal.captured(url, { change: { supplementary_data: {} } }))).toBe(200)
  expect(await everything()).toEqual(before)
})

test('while PayPal cannot say whether it has signed, an event is not heard, and may come again', async () => {
  const { id, url } = await captured()
  const event = paypal.captured(url)
  paypal.goAway(true)
  expect(await post(event)).toBe(503)
  expect(await statusOf(id)).toBe('created')
  paypal.goAway(false)
  expect(await post(event)).toBe(200)
  expect(await statusOf(id)).toBe('paid')
})

test('of many events at once PayPal is asked about a few; the others may come again', async () => {
  const { id, url } = await captured()
  const events = Array.from({ length: 40 }, () => paypal.captured(url))
  const asked = () => paypal.requests.filter(({ path }) => path.includes('verify')).length
  const before = asked()
  const answers = await Promise.all(events.map(post))
  expect(new Set(answers)).toEqual(new Set([200, 503]))
  expect(asked() - before).toBe(answers.filter(status => status === 200).length)
  expect(await statusOf(id)).toBe('paid')
})
