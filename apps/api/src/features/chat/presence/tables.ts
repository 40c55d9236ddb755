import type { Generated } from 'kysely'

type PresenceTable = {
  user_id: number
  is_shared: Generated<boolean>
  /** Null of who does not share it. */
  seen_at: Date | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    presence: PresenceTable
  }
}
