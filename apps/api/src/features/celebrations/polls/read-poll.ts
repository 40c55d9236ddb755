import { type Looker, readEvent } from '#features/celebrations/events'
import { type Opening, readInvitation, requireLink } from '#features/celebrations/external-guests'
import type { Kit } from '#platform/app-context.ts'
import { pollView } from './view.ts'

/** @throws Refusal not_found when there is no such event that the viewer may see */
export async function readPoll(kit: Kit, viewer: Looker, eventId: number) {
  return { poll: await pollView(kit, kit.db, viewer, await readEvent(kit, kit.db, viewer, eventId)) }
}

/** @throws Refusal not_found, invitation_revoked, invitation_taken, event_called_off */
export async function readPollByLink(kit: Kit, opening: Opening) {
  const { event, is_mine } = (await readInvitation(kit, kit.db, opening)).invitation
  const held = await requireLink(kit.db, opening.token)
  const looker = is_mine && opening.viewer ? opening.viewer : { id: 0, guestId: held.id }
  return { poll: await pollView(kit, kit.db, looker, event) }
}
