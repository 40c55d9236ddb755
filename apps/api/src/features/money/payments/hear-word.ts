import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { GatewayWord } from '#platform/payments/gateway.ts'
import { ask } from './ask-gateway.ts'
import { handleDispute } from './disputes.ts'
import { findByOrder } from './queries/payments.ts'
import { settle } from './settle.ts'

/** An order has moved: the gateway is asked how it stands, unless it has brought its money. @throws AppError not_found */
async function lookAt(app: AppContext, gateway: string, order: string): Promise<void> {
  const payment = await findByOrder(app.db, gateway, order)
  if (!payment) throw new AppError('not_found')
  if (payment.paid_at === null) await ask(app, payment)
}

/** What the gateway has signed becomes true. @throws AppError not_found, payment_differs */
export async function hearWord(app: AppContext, word: GatewayWord): Promise<void> {
  const gateway = app.gateway?.name
  if (gateway === undefined || word === 'nothing') return
  if ('lookAt' in word) return lookAt(app, gateway, word.lookAt)
  if ('dispute' in word) return handleDispute(app, gateway, word)
  const { id, ...told } = word
  await settle(app, gateway, { ...told, event: id })
}
