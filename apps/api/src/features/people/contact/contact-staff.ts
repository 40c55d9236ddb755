import type { ContactForm } from '@celebrio/contract/people/contact'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { copyLetter } from './emails.ts'
import { findMessage, findSender, insertMessage } from './queries/messages.ts'

/** Keeps the message for the staff. An address that is not confirmed may be a stranger's: no copy goes there. */
export async function contactStaff(app: AppContext, viewer: Viewer, form: ContactForm) {
  const copied = await inTransaction(app, async tx => {
    const { email, email_verified_at } = await findSender(tx, viewer.id)
    const sent = { ...form, user_id: viewer.id, email, language: viewer.language, created_at: app.clock.now() }
    const { id } = await insertMessage(tx, sent)
    if (email_verified_at) await app.emit(tx, 'contact.sent', { message_id: id })
    return email_verified_at !== null
  })
  return { message: 'Thank you. We’ll read it and get back to you.', copied }
}

export async function sendCopy(app: AppContext, { message_id }: { message_id: number }): Promise<void> {
  const sent = await findMessage(app.db, message_id)
  if (sent) await app.mailer.send(copyLetter(sent))
}
