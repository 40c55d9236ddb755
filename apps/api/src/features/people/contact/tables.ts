import type { Language } from '@celebrio/contract/platform/languages'
import type { GeneratedAlways } from 'kysely'

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
}

declare module '#platform/db/database.ts' {
  interface Tables {
    contact_messages: ContactMessageTable
  }
}
