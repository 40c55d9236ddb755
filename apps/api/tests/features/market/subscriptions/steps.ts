import type { PlanCode } from '@celebrio/contract/market/subscriptions'
import type { Someone } from '../../../harness/caller.ts'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'
import { gatewayOf } from '../../money/payments/steps.ts'
import { newCaterer, servicesOf } from '../services/steps.ts'

/** What providers are told of their plans, and how they cancel them. */
const readsOf = ({ call }: World) => ({
  read: async (as: Someone) => (await call('GET', '/subscription', { as })).body.subscription,
  plans: async (as: Someone) => (await call('GET', '/subscription', { as })).body.plans,
  check: async (as: Someone, id: number) => (await call('POST', `/payment/${id}/check`, { as })).body.payment,
  preview: async (as: Someone) => (await call('GET', '/subscription/cancellation', { as })).body.cancellation,
  cancel: (as: Someone, refund: number) => call('POST', '/subscription/cancel', { as, json: { refund } }),
  /** Somebody signs in again: sessions do not outlast a plan. */
  async back({ email, password }: Member): Promise<Member> {
    const { body } = await call('POST', '/auth/login', {
      json: { email, password, device_type: 'web', device_id: 'web' },
    })
    return { id: body.user.id, name: body.user.name, email, password, token: body.token }
  },
})

/** What providers do with their plans, through the API. */
export function plansOf(world: World) {
  const { call, app } = world
  const gateway = gatewayOf(world)
  const subscribe = (as: Someone, plan: PlanCode, key?: string) =>
    call('POST', '/subscription', { as, json: { plan }, ...(key && { headers: { 'idempotency-key': key } }) })
  const companyOf = async (as: Someone) =>
    (await call('GET', '/profile/me', { as })).body.user.service_provider?.id ?? 0

  return {
    ...gateway,
    subscribe,
    companyOf,
    /** A caterer who has just registered, or did at a moment. */
    async provider({ since, more = {} }: { since?: string; more?: object } = {}) {
      const owner = await newCaterer(world, 'US', more)
      const id = await companyOf(owner)
      if (since !== undefined)
        await app.db
          .updateTable('service_providers')
          .set({ created_at: new Date(since) })
          .where('id', '=', id)
          .execute()
      return { owner, id }
    },
    /** Begins to pay. @returns the payment */
    async begin(as: Someone, plan: PlanCode = 'silver') {
      const { status, body } = await subscribe(as, plan)
      if (status !== 201) throw new Error(JSON.stringify(body))
      return { ...body.payment, url: body.payment.url ?? '' }
    },
    /** Pays for a plan. @returns the payment as it was before */
    async buy(as: Someone, plan: PlanCode = 'silver') {
      const payment = await this.begin(as, plan)
      await gateway.press(payment.url, 'pay')
      return payment
    },
    ...readsOf(world),
    /** Whether lists find the store of a company. */
    isListed: async (id: number) =>
      (await call('GET', '/service-provider?per_page=100')).body.service_providers.some(one => one.id === id),
    /** Sells something, so that it can be listed. */
    sell: (as: Someone) => servicesOf(world).create(as),
    /** Moves the clock to a moment. */
    goTo: (moment: string) =>
      world.clock.forward({ minutes: (Date.parse(moment) - world.clock.now().getTime()) / 60_000 }),
  }
}
