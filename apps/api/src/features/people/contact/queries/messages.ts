import type { ContactForm } from '@celebrio/contract/people/contact'
import type { Language } from '@celebrio/contract/platform/languages'
import type { Db, Tx } from '#platform/db/database.ts'

export const findSender = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select(['email', 'email_verified_at']).where('id', '=', userId).executeTakeFirstOrThrow()

type Sent = ContactForm & { user_id: number; email: string; language: Language; created_at: Date }

export const insertMessage = (tx: Tx, sent: Sent) =>
  tx.insertInto('contact_messages').values(sent).returning('id').executeTakeFirstOrThrow()

export const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
