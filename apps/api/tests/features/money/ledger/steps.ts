import { findFaults } from '../../../../src/features/money/ledger/audit.ts'
import type { AppContext } from '../../../../src/platform/app-context.ts'

type Books = Pick<AppContext, 'db'>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** What the payments say that the accounts should hold, in minor units. */
async function expected({ db }: Books) {
  const payments = await db.selectFrom('payments').select(['amount', 'refunded', 'status']).execute()
  const refunds = await db.selectFrom('refunds').select(['amount', 'sent_at']).execute()
  const paid = sum(payments.filter(one => ['paid', 'refunded'].includes(one.status)).map(one => one.amount))
  const owed = sum(refunds.filter(one => one.sent_at === null).map(one => one.amount))
  const decided = sum(refunds.map(one => one.amount))
  return { paid, owed, decided, counted: sum(payments.map(one => one.refunded)) }
}

/** What does not come out: of the ledger, of payments against it, of receipts, of what was delivered. Nothing, it should be. */
export async function findWrongs(app: Books): Promise<string[]> {
  const { db } = app
  const { paid, owed, decided, counted } = await expected(app)
  const known = await db.selectFrom('ledger_balances').selectAll().execute()
  const balance = (account: string) => sum(known.filter(one => one.account === account).map(one => one.balance))
  const receipts = await db.selectFrom('receipts').selectAll().orderBy('number').execute()
  const money = await db.selectFrom('payments').select(['id', 'status']).where('paid_at', 'is not', null).execute()
  const delivered = [
    ...(await db.selectFrom('plan_periods').select('payment_id').execute()),
    ...(await db.selectFrom('boosts').select('payment_id').execute()),
  ]
  const sent = await db.selectFrom('test_gateway_refunds').select('amount').execute()
  const paidIds = new Set(money.map(one => one.id))
  const checks: [string, boolean][] = [
    ['the gateway holds what was paid and not sent back', balance('gateway:test') === paid - (decided - owed)],
    ['what is owed is in the books', balance('owed:refunds') === -owed],
    ['what was earned is in the books', balance('income:subscription') + balance('income:boost') === -(paid - decided)],
    ['payments count their refunds', counted === decided],
    ['receipts are numbered without gaps', receipts.every((one, index) => one.number === index + 1)],
    ['each paid payment has a receipt', receipts.filter(one => one.refund_id === null).length === money.length],
    ['nothing is delivered that is not paid', delivered.every(one => paidIds.has(one.payment_id))],
    [
      'what was paid was delivered or given back',
      money.every(one => one.status === 'refunded' || delivered.some(it => it.payment_id === one.id)),
    ],
    ['the gateway sent no more than is in the books', sum(sent.map(one => one.amount)) >= decided - owed],
  ]
  const wrong = checks.filter(([, holds]) => !holds).map(([name]) => name)
  return [...(await findFaults(app as AppContext)), ...wrong]
}
