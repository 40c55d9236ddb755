import { hostMessageLimits, type MessageReach } from '@celebrio/contract/celebrations/host-messages'
import { isEventStaff, leastRole, readEvent } from '#features/celebrations/events'
import { type Opening, openLink } from '#features/celebrations/external-guests'
import type { GuestIdentity } from '#features/celebrations/guests'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { type Paging, paginate } from '#platform/db/keyset.ts'
import { canWrite } from './policies.ts'
import { countReached, findMessages, findSentOn } from './queries/messages.ts'
import { messageView } from './view.ts'

/** What the hosts have written to the viewer. Nothing for anyone to whom nothing was written, or who is no guest. */
export async function readMessages(app: AppContext, viewer: GuestIdentity, eventId: number, paging: Paging) {
  const { page, ...rest } = paginate(
    await findMessages(app.db, viewer, eventId, paging),
    paging.per_page,
    row => row.id,
  )
  return { messages: page.map(row => messageView(app, row)), ...rest }
}

/** The same for the holder of a link. @throws AppError not_found, invitation_revoked, invitation_taken, event_cancelled */
export async function readMessagesByLink(app: AppContext, opening: Opening, paging: Paging) {
  const { linkedGuest, visitor } = await openLink(app.db, opening)
  return readMessages(app, visitor, linkedGuest.event_id, paging)
}

/** @throws AppError not_found for anyone who may not invite */
export async function readReach(app: AppContext, viewer: Viewer, eventId: number): Promise<{ reach: MessageReach }> {
  if (!(await isEventStaff(app.db, viewer.id, eventId, leastRole.invite))) throw new AppError('not_found')
  const { ends_at } = await readEvent(app, app.db, viewer, eventId)
  const now = app.clock.now()
  const { invited, invited_by_email, going, going_by_email } = await countReached(app.db, eventId)
  const left = Math.max(0, hostMessageLimits.perDay - (await findSentOn(app.db, eventId, now)))
  return {
    reach: {
      going: { guests: going, by_email: going_by_email },
      invited: { guests: invited, by_email: invited_by_email },
      left,
      can: { write: left > 0 && invited > 0 && canWrite({ ends_at: new Date(ends_at) }, now) },
    },
  }
}
