import type { Generated } from 'kysely'

type NotificationEmailsDueTable = {
  user_id: number
  due_at: Generated<Date | null>
  digest_due_at: Generated<Date | null>
  sent_at: Generated<Date | null>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    notification_emails_due: NotificationEmailsDueTable
  }
}
