type CalendarLinkTable = { user_id: number; token_hash: Buffer; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    calendar_links: CalendarLinkTable
  }
}
