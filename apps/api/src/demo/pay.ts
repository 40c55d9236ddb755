import type { PaymentView } from '@celebrio/contract/money/payments'
import { minorUnits } from '@celebrio/contract/platform/money'
import type { AppContext } from '#platform/app-context.ts'
import { settle } from '../features/money/payments/settle.ts'

/** Pays at the test gateway, as on its page. */
export async function pay(app: AppContext, { amount, currency, url }: PaymentView): Promise<void> {
  const order = url?.split('/').at(-1) ?? ''
  await settle(app, 'test', { order, outcome: 'paid', amount: minorUnits(amount, currency) ?? 0, currency })
}
