import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { listAnswer, listQuery, time } from '../platform/lists.ts'
import { line } from '../platform/text-schemas.ts'

const currency = () => z.string().length(3)

const balance = z.object({
  /** `gateway:` money that lies there, `income:` what was earned, by purpose, `owed:` what is to be given back. */
  account: z.string(),
  /** ISO 4217. */
  currency: currency(),
  /** Debits above 0, credits below. */
  balance: z.number(),
})
export type LedgerBalance = z.output<typeof balance>

export const ledgerKinds = ['payment', 'refund_owed', 'refund_sent'] as const

const entry = z.object({
  id: z.int(),
  at: time(),
  kind: z.enum(ledgerKinds),
  /** The number of the payment, or of the refund. */
  reference_id: z.int(),
  amount: z.number(),
})
export type LedgerEntry = z.output<typeof entry>

export const ledger = endpoints({
  balances: {
    method: 'GET',
    path: '/staff/ledger',
    who: 'administrator',
    summary: 'The balance of each account of the ledger, by currency',
    answer: z.object({ balances: z.array(balance) }),
  },
  entries: {
    method: 'GET',
    path: '/staff/ledger/entry',
    who: 'administrator',
    summary: 'What was booked on an account in a currency, the newest first',
    query: listQuery(50).extend({ account: line({ min: 1, max: 100 }), currency: currency() }),
    answer: z.object({ entries: z.array(entry), ...listAnswer }),
  },
})
