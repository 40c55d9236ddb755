import type { HelperRole } from '@celebrio/contract/celebrations/event-shapes'

/** The helpers of a host. */
type EventHelperTable = { event_id: number; user_id: number; role: HelperRole; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    event_helpers: EventHelperTable
  }
}
