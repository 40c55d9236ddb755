import type { VerificationState } from '@celebrio/contract/market/verifications'
import type { Generated } from 'kysely'

/** Whether the staff has seen a document that shows who is behind a store. Rows come, wait again and go with it, by triggers. */
type StoreVerificationTable = {
  provider_id: number
  state: VerificationState
  /** One more with each change of what is looked at. */
  round: Generated<number>
  waiting_since: Date
  decided_at: Date | null
  decided_by: number | null
  reason: string | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    store_verifications: StoreVerificationTable
  }
}
