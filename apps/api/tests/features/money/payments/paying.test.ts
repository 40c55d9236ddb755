import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Member } from '../../../harness/people.ts'
import { startWorld } from '../../../harness/world.ts'
import { readPdf } from '../../celebrations/tickets/steps.ts'
import { plansOf } from '../../market/subscriptions/steps.ts'
import { booksOf } from './steps.ts'

const world = await startWorld()
const { call } = world
const plans = plansOf(world)
const books = booksOf(world)

const statusOf = async (id: number) =>
  (await world.app.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** What a receipt says, on paper. */
async function documentOf({ token }: Member, number: number | undefined): Promise<string> {
  const path = `/api/v1/receipt/${number}/document`
  const response = await fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).words
}

async function begun() {
  const { owner, id } = await plans.provider()
  const payment = await plans.begin(owner)
  return { owner, company: id, payment, order: plans.orderOf(payment.url) }
}

test('what is paid at the hosted page is paid once, booked, and has a receipt', async () => {
  const { owner, payment } = await begun()
  expect(payment).toMatchObject({ status: 'created', amount: 59.99, currency: 'USD', receipt: null, refunded: 0 })
  const before = await books.balances()
  expect(await plans.press(payment.url, 'pay')).toMatch(new RegExp(`/service-subscription\\?payment=${payment.id}$`))
  const paid = await plans.check(owner, payment.id)
  expect(paid).toMatchObject({ status: 'paid', url: null, receipt: expect.any(Number) })
  const after = await books.balances()
  expect((after['gateway:test'] ?? 0) - (before['gateway:test'] ?? 0)).toBe(5999)
  expect((after['income:subscription'] ?? 0) - (before['income:subscription'] ?? 0)).toBe(-5999)
  await plans.press(payment.url, 'decline')
  expect(await statusOf(payment.id)).toBe('paid')
})

test.for([
  ['decline', 'declined'],
  ['abandon', 'abandoned'],
] as const)('who presses %s pays nothing and comes back', async ([button, status]) => {
  const { owner, payment, company } = await begun()
  const before = await books.balances()
  expect(await plans.press(payment.url, button)).toContain(`payment=${payment.id}`)
  expect(await plans.check(owner, payment.id)).toMatchObject({ status, url: null, receipt: null })
  expect(await books.balances()).toEqual(before)
  expect((await plans.read(owner)).periods).toEqual([])
  const again = await plans.begin(owner)
  expect(again.id).not.toBe(payment.id)
  await plans.press(again.url, 'pay')
  expect((await plans.read(owner)).periods).toHaveLength(1)
  expect(company).toBeGreaterThan(0)
})

test('the hosted page speaks the language of who pays, and says when it is over', async () => {
  const { owner } = await plans.provider({ more: { language: 'fr' } })
  const { url } = await plans.begin(owner)
  const page = await plans.open(url)
  expect(page).toContain('lang="fr"')
  expect(page).toContain('Payer $59.99')
  for (const name of ['pay', 'decline', 'abandon']) expect(page).toContain(`name="${name}"`)
  await plans.press(url, 'pay')
  expect(await plans.open(url)).toContain('Ce paiement est clos.')
  expect((await fetch(`${world.url}/test-gateway/${'0'.repeat(32)}`)).status).toBe(404)
})

test('a call that is repeated with its key begins one payment; without one, a payment that waits is gone on with', async () => {
  const { owner } = await plans.provider()
  const [one, two] = await Promise.all([1, 2].map(() => plans.subscribe(owner, 'silver', 'press-1')))
  expect([one?.status, two?.status]).toEqual([201, 201])
  expect(one?.body.payment).toEqual(two?.body.payment)
  const { id, url } = await plans.begin(owner)
  expect(id).toBe(one?.body.payment.id)
  expect((await plans.begin(owner, 'golden')).id).not.toBe(id)
  await plans.press(url, 'pay')
  expect((await plans.subscribe(owner, 'silver', 'press-1')).body.payment).toMatchObject({ id, status: 'paid' })
  world.clock.forward({ hours: 1, minutes: 1 })
  expect((await plans.begin(owner)).id).not.toBe(id)
})

test('a payment that was declined says what was asked for, so that the same can be asked for again, unless something has been paid for since', async () => {
  const { owner } = await plans.provider()
  const { id, url } = await plans.begin(owner, 'golden')
  await plans.press(url, 'decline')
  const check = async () => (await call('POST', `/payment/${id}/check`, { as: owner })).body.payment
  const payment = await check()
  expect(payment).toMatchObject({ status: 'declined', choice: { plan: 'golden' }, paid_since: false })
  const again = await call('POST', '/subscription', { as: owner, json: payment.choice })
  expect(again.body.payment).toMatchObject({ status: 'created', amount: 99.99, choice: { plan: 'golden' } })
  expect((await check()).paid_since).toBe(false)
  await plans.press((await plans.begin(owner, 'silver')).url, 'pay')
  expect(await check()).toMatchObject({ status: 'declined', paid_since: true })
})

test('no sum comes from a client', async () => {
  const { owner } = await plans.provider()
  const json = { plan: 'silver', amount: 0.01, price: 1, currency: 'JPY' }
  const { body } = await call('POST', '/subscription', { as: owner, json })
  expect(body.payment).toMatchObject({ amount: 59.99, currency: 'USD' })
})

test('a payment and its receipt are there for who paid, and for nobody else', async () => {
  const { owner, payment } = await begun()
  await plans.press(payment.url, 'pay')
  const { owner: other } = await plans.provider()
  expect((await call('POST', `/payment/${payment.id}/check`, { as: other })).status).toBe(404)
  const { receipts } = (await call('GET', '/receipt', { as: owner })).body
  expect(receipts).toMatchObject([
    { kind: 'payment', payment_id: payment.id, amount: 59.99, title: 'biannual Silver plan' },
  ])
  expect((await call('GET', '/receipt', { as: other })).body.receipts).toEqual([])
  const path = `/receipt/${receipts[0]?.number}/document`
  expect((await call('GET', path, { as: other })).status).toBe(404)
  const words = await documentOf(owner, receipts[0]?.number)
  expect(words).toContain('Receipt')
  expect(words).toContain('Saffron & Smoke')
  expect(words).toContain('$59.99')
})

test('the receipt of a refund names that of what was paid', async () => {
  const { owner } = await begun()
  await plans.buy(owner)
  await plans.cancel(owner, (await plans.preview(owner)).refund)
  await world.drainJobs()
  const [back, paid] = (await call('GET', '/receipt', { as: owner })).body.receipts
  expect([back, paid]).toMatchObject([
    { kind: 'refund', refund_of: paid?.number },
    { kind: 'payment', refund_of: null },
  ])
  expect(await documentOf(owner, back?.number)).toContain(`for receipt no. ${paid?.number}`)
})

test('the receipt comes by e-mail, in the language of who paid, to addresses that are confirmed', async () => {
  const { owner } = await plans.provider({ more: { language: 'pt' } })
  await world.emails()
  await plans.buy(owner)
  expect(await world.emails()).toEqual([])
  const now = world.clock.now()
  await world.app.db.updateTable('users').set({ email_verified_at: now }).where('id', '=', owner.id).execute()
  await plans.buy(owner)
  const [email, ...more] = await world.emails()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    to: owner.email,
    language: 'pt',
    attachments: [expect.stringMatching(/^celebrio-recibo-\d+\.pdf$/)],
  })
  expect(email?.text).toContain('pelo seu plano Prata, semestral')
})

test('the gateway is asked about payments that hang, and unsent ones come to nothing', async () => {
  const hanging = await begun()
  const left = await begun()
  const unsent = await begun()
  await plans.decideSilently(hanging.payment.url, 'paid')
  await world.app.db
    .insertInto('payments')
    .columns(['user_id', 'purpose', 'subject_id', 'details', 'amount', 'currency', 'gateway', 'created_at'])
    .expression(eb =>
      eb
        .selectFrom('payments')
        .select(['user_id', 'purpose', 'subject_id', 'details', 'amount', 'currency', 'gateway', 'created_at'])
        .where('id', '=', unsent.payment.id),
    )
    .execute()
  const open = () =>
    world.app.db
      .selectFrom('payments')
      .select('id')
      .where('gateway_order', 'is', null)
      .where('status', '=', 'created')
      .execute()
  expect(await open()).toHaveLength(1)
  await world.runScheduledJob('payments.ask')
  expect(await statusOf(hanging.payment.id)).toBe('created')
  world.clock.forward({ minutes: 11 })
  await world.runScheduledJob('payments.ask')
  expect(await statusOf(hanging.payment.id)).toBe('paid')
  expect(await statusOf(left.payment.id)).toBe('created')
  expect(await open()).toEqual([])
  world.clock.forward({ hours: 3 })
  await world.runScheduledJob('payments.ask')
  expect(await statusOf(left.payment.id)).toBe('abandoned')
})

test('receipts are numbered without gaps', async () => {
  const numbers = await books.numbers()
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThan(5)
})

test('numbers of receipts have no marks for thousands, as those in letters', async () => {
  await sql`UPDATE receipt_numbers SET last = 12345`.execute(world.app.db)
  const { owner } = await begun()
  await plans.buy(owner)
  expect(await documentOf(owner, 12_346)).toContain('No. 12346, ')
})
