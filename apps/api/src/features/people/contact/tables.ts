import type { ContactMessage } from '@celebrio/contract/people/contact-inbox'
import type { Language } from '@celebrio/contract/platform/languages'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type ContactMessageTable = {
  id: GeneratedAlways<number>
  /** Null when the sender has gone. */
  user_id: number | null
  name: string
  /** The address of the account when it was sent. */
  email: string
  subject: string
  message: string
  language: Language
  created_at: Date
  status: Generated<ContactMessage['status']>
  answer: ColumnType<string | null, never, string>
  /** Who has answered or closed it. */
  resolved_by: ColumnType<number | null, never, number>
  resolved_at: ColumnType<Date | null, never, Date>
}

declare module '#platform/db/database.ts' {
  interface Tables {
    contact_messages: ContactMessageTable
  }
}
