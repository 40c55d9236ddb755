import type { PlanCode } from '@celebrio/contract/market/subscriptions'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { lockOwnStore } from '../features/market/stores/own-store.ts'
import { setPaidUntil } from '../features/market/stores/paid-until.ts'
import { subscribe } from '../features/market/subscriptions/subscribe.ts'
import { pay } from './pay.ts'
import { withoutFacts } from './without-facts.ts'

/** Of these nobody has paid: the trial of one still runs, that of the other is over. */
const unpaid = new Set(['Balão & Brisa', 'Kettle & Leaf'])

export const hasPaid = (company: string): boolean => !unpaid.has(company)

const plans = ['golden', 'silver', 'gold'] as const satisfies PlanCode[]
const year = 365 * 24 * 60

/** A store pays for a plan on its first day: at the test gateway, else it is given a year. */
export async function payPlan(app: AppContext, owner: Viewer, turn: number): Promise<void> {
  const quiet = withoutFacts(app)
  if (app.gateway?.name !== 'test')
    return inTransaction(quiet, async tx => {
      const { provider_id } = await lockOwnStore(quiet, tx, owner)
      await setPaidUntil(tx, provider_id, minutesAfter(app.clock.now(), year))
    })
  const { payment } = await subscribe(quiet, owner, plans[turn % plans.length] ?? 'golden', null)
  await pay(quiet, payment)
}
