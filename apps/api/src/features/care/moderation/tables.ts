import type { ModerationAction } from '@celebrio/contract/care/shapes'
import type { BrokenRule } from '@celebrio/contract/platform/reports'
import type { Generated, GeneratedAlways } from 'kysely'

/** What the staff has decided about a case: the statement of reasons. */
type ModerationDecisionTable = {
  id: GeneratedAlways<number>
  case_id: number
  author_id: number
  /** Null when that account has gone. */
  decided_by: number | null
  decided_at: Date
  action: ModerationAction
  rule: BrokenRule | null
  words: string | null
  /** Of a suspension; null for good. */
  suspended_until: Date | null
  /** How the thing began then. */
  excerpt: string
  /** Since when it is undone. */
  undone_at: Generated<Date | null>
  /** What the author was told when the staff has undone it without an appeal. */
  undone_words: Generated<string | null>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    moderation_decisions: ModerationDecisionTable
  }
}
