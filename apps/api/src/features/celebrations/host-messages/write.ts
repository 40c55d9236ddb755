import { hostMessageLimits, type hostMessages } from '@celebrio/contract/celebrations/host-messages'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { lockAsHost } from '#features/celebrations/invitations'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canDelete, canWrite } from './policies.ts'
import { countMessage, deleteMessage, findMessage, findReached, insertMessage } from './queries/messages.ts'
import { messageView } from './view.ts'

/** Until the UTC day ends, in seconds. */
const untilTomorrow = (now: Date) => 86_400 - Math.floor((now.getTime() / 1000) % 86_400)

/**
 * Writes to guests: a notification, or an e-mail to those without an account. The words are read when it is written, so
 * that no queue holds them. @throws AppError not_found, event_over a month after its end, too_many_requests
 */
export const writeToGuests = (
  app: AppContext,
  viewer: Viewer,
  eventId: number,
  { words, to }: Body<typeof hostMessages.send>,
) =>
  inTransaction(app, async tx => {
    const event = await lockAsHost(app, tx, viewer, eventId)
    const now = app.clock.now()
    if (!canWrite(event, now)) throw new AppError('event_over')
    if (!(await countMessage(tx, eventId, { now, max: hostMessageLimits.perDay })))
      throw new AppError('too_many_requests', {}, untilTomorrow(now))
    const row = { event_id: eventId, user_id: viewer.id, words, audience: to, created_at: now }
    const message_id = await insertMessage(tx, row)
    const reached = await findReached(tx, eventId, to)
    await app.emit(tx, 'event.host_wrote', { event_id: eventId, message_id })
    await app.emit(
      tx,
      'guest.email_due',
      reached
        .filter(guest => guest.user_id === null)
        .map(({ id }) => ({ guest_id: id, about: 'host_message' as const, by: viewer.id, message_id })),
    )
    const written = await findMessage(tx, viewer, eventId, message_id)
    if (!written) throw new Error('Hosts see what they write.')
    return { message: 'Sent to your guests', host_message: messageView(app, written), told: reached.length }
  })

/** @throws AppError not_found for guests as well */
export async function removeMessage(app: AppContext, viewer: Viewer, which: { id: number; message_id: number }) {
  await inTransaction(app, async tx => {
    const row = await findMessage(tx, viewer, which.id, which.message_id)
    if (!row) throw new AppError('not_found')
    authorize(canDelete(row))
    await deleteMessage(tx, row.id)
    await app.emit(tx, 'event.host_message_deleted', { event_id: which.id })
  })
  return { message: 'Deleted' }
}
