import { startPaypal } from '@celebrio/test-servers/paypal'
import { afterAll, expect, test } from 'vitest'
import { plansOf } from '../../market/subscriptions/steps.ts'
import { paypalWorld } from './paypal-steps.ts'

const paypal = await startPaypal()
afterAll(() => paypal.stop())
const { world, plans, books, begun, statusOf, everything } = await paypalWorld(paypal, plansOf)

const captures = () => paypal.requests.filter(({ path }) => path.endsWith('/capture'))

test('who pays is sent to PayPal with the sum of the server, and pays there in their language', async () => {
  const { owner } = await plans.provider({ more: { language: 'pt' } })
  const { id, url } = await plans.begin(owner)
  expect(url).toMatch(/^https:\/\/www\.sandbox\.paypal\.com\//)
  const { unit, context } = paypal.orderOf(url)
  expect(unit.amount).toEqual({ currency_code: 'USD', value: '59.99' })
  expect(unit.description).toContain('Prata')
  const back = `${world.settings.publicUrl}/service-subscription?payment=${id}`
  expect(context).toMatchObject({ locale: 'pt-BR', user_action: 'PAY_NOW', return_url: back, cancel_url: back })
})

test('who agrees and comes back has paid, once, with books and a receipt', async () => {
  const { owner, id, url } = await begun()
  const before = await books.balances()
  paypal.approve(url)
  const answers = await Promise.all([1, 2, 3].map(() => plans.check(owner, id)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 'paid', receipt: expect.any(Number) })
  const after = await books.balances()
  expect((after['gateway:paypal'] ?? 0) - (before['gateway:paypal'] ?? 0)).toBe(5999)
  expect(paypal.orderOf(url).captures).toHaveLength(1)
  expect((await plans.read(owner)).periods).toHaveLength(1)
})

test('who comes back without having agreed has not paid, and can go on', async () => {
  const { owner, id, url } = await begun()
  expect(await plans.check(owner, id)).toMatchObject({ status: 'created', url })
  expect((await plans.begin(owner)).id).toBe(id)
  paypal.approve(url)
  expect(await plans.check(owner, id)).toMatchObject({ status: 'paid' })
})

test('whose bank refuses has not paid, and begins anew', async () => {
  const { owner, id, url } = await begun()
  paypal.approve(url, { isBroke: true })
  expect(await plans.check(owner, id)).toMatchObject({ status: 'declined', receipt: null })
  expect((await plans.read(owner)).periods).toEqual([])
  expect((await plans.begin(owner)).id).not.toBe(id)
})

test('money that waits for the bank has not come yet', async () => {
  const { owner, id, url } = await begun()
  paypal.approve(url, { isSlow: true })
  expect(await plans.check(owner, id)).toMatchObject({ status: 'created' })
  Object.assign(paypal.orderOf(url).captures[0] ?? {}, { status: 'COMPLETED' })
  expect(await plans.check(owner, id)).toMatchObject({ status: 'paid' })
})

test.for([
  ['value', '0.01'],
  ['value', '599.90'],
  ['currency_code', 'EUR'],
])('an order whose %s has become %s is not taken, and changes nothing', async ([field = '', value]) => {
  const { owner, id, url } = await begun()
  const [before, taken] = [await everything(), captures().length]
  Object.assign(paypal.approve(url).unit.amount, { [field]: value })
  const { status, body } = await world.call('POST', `/payment/${id}/check`, { as: owner })
  expect([status, body]).toMatchObject([409, { code: 'payment_differs' }])
  expect(captures()).toHaveLength(taken)
  expect(await everything()).toEqual(before)
})

test('PayPal is asked about payments that hang: those agreed to are taken, others come to nothing in the end', async () => {
  const [agreed, left, forgotten] = [await begun(), await begun(), await begun()]
  paypal.approve(agreed.url)
  paypal.forget(forgotten.url)
  world.clock.forward({ minutes: 11 })
  await world.runScheduledJob('payments.ask')
  expect(await Promise.all([agreed, left, forgotten].map(({ id }) => statusOf(id)))).toEqual([
    'paid',
    'created',
    'abandoned',
  ])
  world.clock.forward({ hours: 3 })
  await world.runScheduledJob('payments.ask')
  expect(await statusOf(left.id)).toBe('abandoned')
})

test('while PayPal does not answer nothing changes, and nothing secret is told', async () => {
  const { owner, id, url } = await begun()
  paypal.approve(url)
  const before = await everything()
  paypal.goAway(true)
  const { status, body } = await world.call('POST', `/payment/${id}/check`, { as: owner })
  expect([status, body]).toMatchObject([503, { code: 'unavailable' }])
  expect((await plans.subscribe(owner, 'golden')).status).toBe(503)
  const failure = await world.app.gateway?.completeOrder({ id: 'X', amount: 1, currency: 'USD' }).catch(String)
  expect(failure).toMatch(/^Error: PayPal answered 503/)
  paypal.goAway(false)
  expect((await everything()).books).toEqual(before.books)
  expect(await plans.check(owner, id)).toMatchObject({ status: 'paid' })
})

test('an order is asked for by the same name each time, and is one', async () => {
  const order = {
    amount: 5999,
    currency: 'USD',
    description: 'x'.repeat(300),
    language: 'en',
    returnUrl: 'https://a.example/',
  } as const
  const make = async () => world.app.gateway?.createOrder({ ...order, reference: 'payment-0' })
  const made = await Promise.all([make(), make()])
  expect(made[0]).toEqual(made[1])
  const names = paypal.requests.filter(({ path }) => path === '/v2/checkout/orders').map(({ id }) => id)
  for (const name of names) expect(name).toMatch(/^celebrio-[0-9a-f]{16}-payment-\d+$/)
  expect(new Set(names).size).toBe(names.length - 1)
})

test('a refund is sent once, however often it is asked for, and not more than there is', async () => {
  const { owner, id, url } = await begun()
  paypal.approve(url)
  await plans.check(owner, id)
  const { refund } = await plans.preview(owner)
  expect((await plans.cancel(owner, refund)).status).toBe(200)
  // Orders are not kept there for ever; what they have brought can still be given back.
  const [capture] = paypal.orderOf(url).captures
  paypal.forget(url)
  paypal.goAway(true)
  await expect(world.drainJobs()).rejects.toThrow('PayPal answered 503')
  expect(capture?.refunded).toBe(0)
  paypal.goAway(false)
  world.clock.forward({ minutes: 11 })
  await world.runScheduledJob('payments.ask')
  await world.runScheduledJob('payments.ask')
  expect(capture?.refunded).toBe(Math.round(refund * 100))
  expect((await books.balances())['owed:refunds'] ?? 0).toBe(0)
  const sent = paypal.requests.filter(({ path }) => path.endsWith('/refund'))
  expect(new Set(sent.map(one => one.id)).size).toBe(1)
})

test('what has gone back at PayPal already is not owed any more', async () => {
  const { owner, id, url } = await begun()
  paypal.approve(url)
  await plans.check(owner, id)
  const owed = async () => (await books.balances())['owed:refunds'] ?? 0
  const before = await owed()
  Object.assign(paypal.orderOf(url).captures[0] ?? {}, { refunded: 5999, status: 'REFUNDED' })
  const { refund } = await plans.preview(owner)
  expect((await plans.cancel(owner, refund)).status).toBe(200)
  expect(await owed()).toBe(before - Math.round(refund * 100))
  await world.drainJobs()
  expect(await owed()).toBe(before)
})
