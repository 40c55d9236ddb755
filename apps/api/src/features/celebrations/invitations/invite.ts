import { findCovered, type LockedEvent, readEvent } from '#features/celebrations/events'
import { findGuests, insertInvitations } from '#features/celebrations/guests'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { admit } from './admit.ts'
import { invitableGroupsIn } from './invitable-groups.ts'
import { lockUpcoming } from './lock.ts'
import { findConnections } from './queries/connections.ts'
import { findInGroup, hasMembers } from './queries/group-members.ts'

/**
 * The named connections of the viewer, else all connections of the host that the audience covers. @throws AppError
 * validation_failed on `friend_ids`
 */
async function idsToInvite(tx: Tx, viewer: Viewer, event: LockedEvent, named: number[]): Promise<number[]> {
  if (named.length === 0) return (await findCovered(tx, event.user_id, event.open_to)).map(friend => friend.id)
  const ids = [...new Set(named)]
  const found = await findConnections(tx, viewer.id, event.user_id, ids)
  if (found.length < ids.length) throw fieldError('friend_ids', 'not_a_choice')
  return ids
}

type Named = { event: LockedEvent; ids: number[] }

/** Admits the people who have already asked to join. @returns how many */
async function admitRequesters(app: AppContext, tx: Tx, viewer: Viewer, { event, ids }: Named): Promise<number> {
  if (ids.length === 0) return 0
  const requesters = (await findGuests(tx, event.id, ids)).filter(guest => guest.status === 'requested')
  for (const guest of requesters) await admit(app, tx, viewer, { event, guest })
  return requesters.length
}

/** Who belongs to a group of the viewer's, as far as they can be invited. @throws AppError validation_failed on `group_id` */
async function idsOfGroup(app: AppContext, tx: Tx, viewer: Viewer, event: LockedEvent, groupId: number) {
  const members = invitableGroupsIn(app)?.members(tx, viewer.id, [groupId])
  if (!members || !(await hasMembers(tx, members))) throw fieldError('group_id', 'not_a_choice')
  return findInGroup(tx, viewer.id, event.user_id, members)
}

type Invitation = { friend_ids: number[]; group_id?: number | undefined; message?: string | undefined }

/** The members of a group, and who is named besides; else whoever `idsToInvite` says. */
async function idsOf(app: AppContext, tx: Tx, viewer: Viewer, event: LockedEvent, invitation: Invitation) {
  const { friend_ids, group_id } = invitation
  if (group_id === undefined) return idsToInvite(tx, viewer, event, friend_ids)
  const named = friend_ids.length > 0 ? await idsToInvite(tx, viewer, event, friend_ids) : []
  return [...new Set([...named, ...(await idsOfGroup(app, tx, viewer, event, group_id))])]
}

/**
 * Invites connections as host or co-host; all that the audience covers where nobody is named. People who are already
 * invited are left alone; those who were removed are invited again. Of a group, those are left out who cannot be invited.
 * @throws AppError not_found, event_over, validation_failed on `friend_ids` for people who are not connections, on `group_id`
 *   for groups of others
 */
export const invite = (app: AppContext, viewer: Viewer, eventId: number, invitation: Invitation) =>
  inTransaction(app, async tx => {
    const event = await lockUpcoming(app, tx, viewer, eventId)
    const ids = await idsOf(app, tx, viewer, event, invitation)
    const details = { event_id: eventId, invitation_message: invitation.message || null, created_at: app.clock.now() }
    const guest_ids = await insertInvitations(tx, ids, details)
    if (guest_ids.length > 0) await app.emit(tx, 'event.invited', { event_id: eventId, user_id: viewer.id, guest_ids })
    const newly = new Set(guest_ids)
    const before = ids.filter(id => !newly.has(id))
    const invited = guest_ids.length + (await admitRequesters(app, tx, viewer, { event, ids: before }))
    return { message: 'Invitations sent', event: await readEvent(app, tx, viewer, eventId), invited }
  })
