import { paypalMerchant, type startPaypal } from '@celebrio/test-servers/paypal'
import type { Member } from '../../../harness/people.ts'
import { startWorld, type World } from '../../../harness/world.ts'
import { booksOf } from './steps.ts'

type Paypal = Awaited<ReturnType<typeof startPaypal>>
type Posted = { body: string; headers: Record<string, string> }

/** Who buys what here. */
type Buyers = {
  provider(): Promise<{ owner: Member; id: number }>
  begin(as: Member): Promise<{ id: number; url: string }>
}

/** A Celebrio whose people pay with the PayPal that is given. */
export async function paypalWorld<Plans extends Buyers>(paypal: Paypal, plansOf: (world: World) => Plans) {
  const { clientId, clientSecret, webhookId } = paypalMerchant
  const world = await startWorld({
    settings: {
      payments: 'paypal',
      paypal: { clientId, clientSecret, webhookId, environment: 'sandbox', agent: paypal.agent },
    },
  })
  paypal.goBy(() => world.clock.now())
  const { db } = world.app
  const plans = plansOf(world)
  const books = booksOf(world)
  return {
    world,
    plans,
    books,
    /** Somebody has begun to pay for a plan. */
    async begun() {
      const { owner, id: company } = await plans.provider()
      const payment = await plans.begin(owner)
      return { owner, company, id: payment.id, url: payment.url, order: paypal.orderOf(payment.url).id }
    },
    statusOf: async (id: number) =>
      (await db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
    /** PayPal posts an event. @returns the status of the answer */
    post: async ({ body, headers }: Posted) =>
      (await fetch(`${world.url}/webhooks/payments/paypal`, { method: 'POST', body, headers })).status,
    /** Everything that an event could change. */
    everything: async () => ({
      payments: await db.selectFrom('payments').selectAll().orderBy('id').execute(),
      books: await books.balances(),
      receipts: await books.numbers(),
      periods: await db.selectFrom('plan_periods').selectAll().orderBy('id').execute(),
      refunds: await db.selectFrom('refunds').selectAll().orderBy('id').execute(),
    }),
  }
}
