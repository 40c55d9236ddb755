type OpenLinkTable = {
  token_hash: Buffer
  /** Null once the event is deleted. */
  event_id: number | null
  /** How often it was made. */
  version: number
  is_open: boolean
  asks_email: boolean
  asks_host: boolean
  max_people: number | null
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    open_links: OpenLinkTable
  }
}
