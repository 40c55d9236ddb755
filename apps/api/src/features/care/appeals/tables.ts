import type { Appeal } from '@celebrio/contract/care/appeals'
import type { Generated } from 'kysely'

/** One for each statement at most. */
type AppealTable = {
  statement_id: number
  author_id: number
  words: string
  appealed_at: Date
  /** Null while it waits, like what follows. */
  outcome: Generated<Appeal['outcome']>
  answer: Generated<string | null>
  decided_by: Generated<number | null>
  decided_at: Generated<Date | null>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    appeals: AppealTable
  }
}
