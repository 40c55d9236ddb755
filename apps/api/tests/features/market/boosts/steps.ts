import type { Someone } from '../../../harness/caller.ts'
import type { World } from '../../../harness/world.ts'
import { gatewayOf } from '../../money/payments/steps.ts'
import { dealsOf } from '../deals/steps.ts'

const day = 24 * 60 * 60 * 1000

/** The first days of a boost: so many days from now by UTC, and for how many. */
export type Days = { in?: number; days?: number }

const datesOf = ({ clock }: World, { in: from = 0, days = 1 }: Days) => {
  const dayIn = (count: number) => new Date(clock.now().getTime() + count * day).toISOString().slice(0, 10)
  return { start_date: dayIn(from), end_date: dayIn(from + days - 1) }
}

const readsOf = ({ call }: World) => ({
  list: async (as: Someone, id: number) => {
    const { status, body } = await call('GET', `/deal/${id}/boost`, { as })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  },
  quote: (as: Someone, id: number, { start_date, end_date }: { start_date: string; end_date: string }) =>
    call('GET', `/deal/${id}/boost/quote?start_date=${start_date}&end_date=${end_date}`, { as }),
  check: async (as: Someone, id: number) => (await call('POST', `/payment/${id}/check`, { as })).body.payment,
})

/** What sellers do with boosts, through the API. */
export function boostsOf(world: World) {
  const { call, clock } = world
  const gateway = gatewayOf(world)
  const ask = (as: Someone | undefined, id: number, json: object, key?: string) =>
    call('POST', `/deal/${id}/boost`, { as, json, ...(key && { headers: { 'idempotency-key': key } }) })
  return {
    ...dealsOf(world),
    /** A page of what everybody sells. */
    async publicPage(as: Someone, query: string) {
      const { status, body } = await call('GET', `/deal?public_deal=true&${query}`, { as })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    ...gateway,
    ...readsOf(world),
    ask,
    dates: (days: Days = {}) => datesOf(world, days),
    /** Begins to pay. @returns the payment */
    async begin(as: Someone, id: number, days: Days = {}) {
      const { status, body } = await ask(as, id, datesOf(world, days))
      if (status !== 201) throw new Error(JSON.stringify(body))
      return { ...body.payment, url: body.payment.url ?? '' }
    },
    /** Pays for a boost. @returns the payment as it was before */
    async buy(as: Someone, id: number, days: Days = {}) {
      const payment = await this.begin(as, id, days)
      await gateway.press(payment.url, 'pay')
      return payment
    },
    /** Whether somebody sees that a deal is boosted. */
    isBoosted: async (as: Someone | undefined, id: number) =>
      (await call('GET', `/deal/${id}`, { as })).body.deal.is_boosted,
    states: async (as: Someone, id: number) =>
      (await readsOf(world).list(as, id)).boosts.map(one => [one.state, one.days, one.refunded] as const),
    goTo: (moment: string) => clock.forward({ minutes: (Date.parse(moment) - clock.now().getTime()) / 60_000 }),
    /** Noon of a day so many days ahead. */
    toNoon(ahead = 1) {
      this.goTo(`${new Date(clock.now().getTime() + ahead * day).toISOString().slice(0, 10)}T12:00:00Z`)
    },
  }
}
