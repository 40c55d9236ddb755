import type { ColumnType, Generated } from 'kysely'

/** E-mails to a guest: how many on one UTC day, written as YYYY-MM-DD, and what there is to tell. */
export type GuestEmails = {
  guest_id: number
  day: ColumnType<Date, string, string>
  sent: number
  sent_at: Date
  /** There is something to tell from then on. */
  due_at: Date | null
  /** How often the last one could not be handed to the mail server. */
  failures: Generated<number>
  failed_at: Date | null
}

/** The facts whose e-mails wait for the end of quiet hours. */
export type DeferredFact = 'guest.email_due' | 'guest.reminder_due' | 'guest.event_cancelled'

/** An e-mail that waits: the fact that is told again then. */
type DeferredGuestEmails = {
  id: Generated<number>
  user_id: number
  fact: DeferredFact
  data: ColumnType<object, string, never>
  due_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    guest_emails: GuestEmails
    deferred_guest_emails: DeferredGuestEmails
  }
}
