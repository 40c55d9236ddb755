import type { UndeliveredReason } from '@celebrio/contract/money/payments'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'

/** What was paid for, as its feature knows it. */
export type Paid = {
  payment_id: number
  user_id: number | null
  subject_id: number
  details: unknown
  amount: number
  currency: string
}

/** Something that people pay for: a feature registers it, and payments know nothing else of it. */
export type Payable = {
  /** Its name: `subscription`. Income is booked by it. */
  purpose: string
  /** Of its details those that are in the words of who pays: they go when their account is erased. */
  personal?: readonly string[]
  /** The page of the client to which people come back, with `?payment=<id>`. */
  returnPath(subject_id: number): string
  /** What it is, for the page of the gateway, receipts and e-mails. */
  describe(details: unknown, language: Language): string
  /** What was asked for, named as in the call that began it, so that it can be asked for again. */
  choiceOf(details: unknown): Record<string, string>
  /**
   * Delivers what is paid, within the transaction that notes that it is, once.
   * @returns why it cannot be delivered any more: all of it is then given back; null when it is delivered
   */
  deliver(app: AppContext, tx: Tx, paid: Paid): Promise<UndeliveredReason | null>
  /**
   * All of the money has been taken from us again: what is not yet served ends. Nothing is refunded for it. What is changed is
   * locked as by those who cancel it.
   */
  revoke(app: AppContext, tx: Tx, paid: Paid): Promise<void>
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** What people pay for. */
    payables?: readonly Payable[]
  }
}

/** @throws Error for a purpose that no feature has registered */
export function payableOf({ features }: AppContext, purpose: string): Payable {
  const payable = features.flatMap(feature => feature.payables ?? []).find(one => one.purpose === purpose)
  if (!payable) throw new Error(`Nobody knows what ${purpose} is.`)
  return payable
}
