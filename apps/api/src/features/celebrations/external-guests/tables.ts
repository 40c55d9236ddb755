import type { ColumnType } from 'kysely'

type GuestLinkTable = {
  token_hash: Buffer
  /** Null once the event is deleted. */
  guest_id: number | null
  created_at: Date
  ended_at: Date | null
}

/** E-mails of one UTC day, written as YYYY-MM-DD. */
type DayColumns = { day: ColumnType<Date, string, string>; sent: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    guest_links: GuestLinkTable
    /** Invitations by e-mail of a host. */
    invitation_email_days: DayColumns & { user_id: number }
  }
}
