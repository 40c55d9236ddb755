import { randomUUID } from 'node:crypto'
import { loadSecret } from '../../../../src/platform/db/secrets.ts'
import { signBody } from '../../../../src/platform/payments/signature.ts'
import { signatureHeader } from '../../../../src/platform/payments/test-gateway.ts'
import type { World } from '../../../harness/world.ts'

type Event = { id: string; order: string; outcome: string; amount: number; currency: string }

const orderOf = (url: string) => url.split('/').at(-1) ?? ''

/** What happens at the test gateway, as people and the gateway do it. */
export function gatewayOf(world: World) {
  const { app, clock } = world
  const here = (url: string) => url.replace(/^https?:\/\/[^/]+/, world.url)
  const post = async (body: string, headers: Record<string, string>) => {
    const response = await fetch(`${world.url}/webhooks/payments/test`, { method: 'POST', body, headers })
    return response.status
  }
  const secret = () => loadSecret(app.db, 'test_gateway', () => Buffer.alloc(32))
  return {
    orderOf,
    open: async (url: string) => (await fetch(here(url))).text(),
    /** Presses a button of the hosted page. @returns where that leads */
    async press(url: string, name: 'pay' | 'decline' | 'abandon'): Promise<string | null> {
      const body = new URLSearchParams({ [name]: '1' })
      const response = await fetch(here(url), { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('location')
    },
    /** Who pays decides, and the gateway tells nobody. */
    decideSilently: (url: string, status: 'paid' | 'declined' | 'abandoned') =>
      app.db.updateTable('test_gateway_orders').set({ status }).where('id', '=', orderOf(url)).execute(),
    post,
    /** The gateway tells of something. @returns the status of the answer */
    async tell(event: Partial<Event> & { order: string }, { at = clock.now() } = {}): Promise<number> {
      const whole: Event = { id: randomUUID(), outcome: 'paid', amount: 5999, currency: 'USD', ...event }
      const body = JSON.stringify(whole)
      return post(body, { 'content-type': 'application/json', [signatureHeader]: signBody(await secret(), body, at) })
    },
    /** What the gateway has sent back, in cents. */
    sentBack: async (url: string): Promise<number[]> =>
      (
        await app.db.selectFrom('test_gateway_refunds').select('amount').where('order_id', '=', orderOf(url)).execute()
      ).map(one => one.amount),
  }
}

/** What the books say. */
export function booksOf({ app }: World) {
  return {
    /** Balances by account. */
    balances: async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await app.db.selectFrom('ledger_balances').selectAll().execute()).map(one => [one.account, one.balance]),
      ),
    /** Numbers of all receipts. */
    numbers: async (): Promise<number[]> =>
      (await app.db.selectFrom('receipts').select('number').orderBy('number').execute()).map(one => one.number),
  }
}
