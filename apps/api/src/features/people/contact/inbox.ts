import type { ContactMessage } from '@celebrio/contract/people/contact-inbox'
import { findReasons, logStaffAction } from '#features/base/audit-log'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { answerLetter } from './emails.ts'
import {
  findInboxMessage,
  findInboxMessages,
  type InboxRow,
  listOpen,
  listResolved,
  resolveMessage,
} from './queries/inbox.ts'

const view = (
  { is_theirs, resolved_by, resolved_by_name, ...row }: InboxRow,
  reasons: ReadonlyMap<number, string | null>,
): ContactMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  email_verified: is_theirs === true,
  user_id: row.user_id,
  subject: row.subject,
  message: row.message,
  language: row.language,
  created_at: row.created_at.toISOString(),
  status: row.status,
  answer: row.answer,
  closing_reason: reasons.get(row.id) ?? null,
  resolved_at: row.resolved_at?.toISOString() ?? null,
  resolved_by: resolved_by === null ? null : { id: resolved_by, name: resolved_by_name ?? '' },
})

/** Why some were closed, as the audit log has it. */
const reasonsOf = (app: AppContext, rows: readonly InboxRow[]) =>
  findReasons(app.db, {
    actions: ['closed'],
    subject_type: 'contact_message',
    subject_ids: rows.filter(({ status }) => status === 'closed').map(({ id }) => id),
  })

export async function readInbox(app: AppContext, { status, ...paging }: Paging & { status: 'open' | 'resolved' }) {
  const rows = await (status === 'open' ? listOpen(app.db, paging) : listResolved(app.db, paging))
  const { page, ...more } = paginate(rows, paging.per_page, row => row.id)
  const found = await findInboxMessages(
    app.db,
    page.map(row => row.id),
  )
  const reasons = await reasonsOf(app, found)
  return { messages: found.map(row => view(row, reasons)), ...more }
}

/** @throws AppError not_found */
async function findMessage(app: AppContext, id: number): Promise<InboxRow> {
  const row = await findInboxMessage(app.db, id)
  if (!row) throw new AppError('not_found')
  return row
}

export async function readMessage(app: AppContext, id: number) {
  const row = await findMessage(app, id)
  return { message: view(row, await reasonsOf(app, [row])) }
}

/**
 * Answers a message; of two who do so at once the first one's words go out.
 * @throws AppError not_found, message_resolved, address_unconfirmed
 */
export async function answerMessage(app: AppContext, viewer: Viewer, id: number, { answer }: { answer: string }) {
  const { is_theirs } = await findMessage(app, id)
  await inTransaction(app, async tx => {
    const resolved = { resolved_by: viewer.id, resolved_at: app.clock.now(), status: 'answered', answer } as const
    if (!(await resolveMessage(tx, id, resolved))) throw new AppError('message_resolved')
    if (is_theirs !== true) throw new AppError('address_unconfirmed')
    await logStaffAction(app, tx, {
      actor_id: viewer.id,
      action: 'answered',
      subject_type: 'contact_message',
      subject_id: id,
    })
    await app.emit(tx, 'contact.answered', { message_id: id })
  })
  return { message: 'Your answer is on its way.' }
}

/** @throws AppError not_found, message_resolved */
export async function closeMessage(
  app: AppContext,
  viewer: Viewer,
  id: number,
  { reason }: { reason?: string | undefined },
) {
  await findMessage(app, id)
  await inTransaction(app, async tx => {
    const resolved = { resolved_by: viewer.id, resolved_at: app.clock.now(), status: 'closed' } as const
    if (!(await resolveMessage(tx, id, resolved))) throw new AppError('message_resolved')
    const done = { action: 'closed', subject_type: 'contact_message', subject_id: id } as const
    await logStaffAction(app, tx, { ...done, actor_id: viewer.id, reason: reason ?? null })
  })
  return { message: 'The message is closed.' }
}

export async function sendAnswer(app: AppContext, { message_id }: { message_id: number }): Promise<void> {
  const sent = await findInboxMessage(app.db, message_id)
  const url = `${app.settings.publicUrl}/contact-us`
  if (sent?.answer && sent.is_theirs) await app.mailer.send(answerLetter({ ...sent, answer: sent.answer, url }))
}
