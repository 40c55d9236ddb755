import type { MessageAudience } from '@celebrio/contract/celebrations/host-messages'
import type { ColumnType, GeneratedAlways } from 'kysely'

type HostMessageTable = {
  id: GeneratedAlways<number>
  event_id: number
  user_id: number
  words: string
  audience: MessageAudience
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    event_host_messages: HostMessageTable
    /** Messages of one UTC day, written as YYYY-MM-DD. */
    event_host_message_days: { event_id: number; day: ColumnType<Date, string, string>; sent: number }
  }
}
