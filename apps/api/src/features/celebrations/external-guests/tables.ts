type GuestLinkTable = {
  token_hash: Buffer
  /** Null once the event is deleted. */
  guest_id: number | null
  created_at: Date
  ended_at: Date | null
}

declare module '#platform/db/database.ts' {
  interface Tables {
    guest_links: GuestLinkTable
  }
}
