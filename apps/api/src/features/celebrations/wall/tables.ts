import type { GeneratedAlways } from 'kysely'

type EventWallTable = { event_id: number; approve_first: boolean }

type EventWallEntryTable = {
  id: GeneratedAlways<number>
  event_id: number | null
  user_id: number
  words: string
  pictures: number
  created_at: Date
  approved_at: Date | null
}

type EventWallMediaTable = { entry_id: number; position: number; upload_id: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    event_walls: EventWallTable
    event_wall_entries: EventWallEntryTable
    event_wall_media: EventWallMediaTable
  }
}
