/** A day before, or an hour before. */
export type Occasion = 'tomorrow' | 'soon'

type EventReminderTable = { event_id: number; occasion: Occasion; starts_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    event_reminders: EventReminderTable
  }
}
