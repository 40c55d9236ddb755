type EventNudgeTable = { event_id: number; sent: number; sent_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    event_nudges: EventNudgeTable
  }
}
