import type { openForm } from '@celebrio/contract/chat/conversations'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import type { output } from 'zod'
import { authorizeWriting, whyNotWrittenTo } from '#features/people/friends'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { kindOf } from './kinds.ts'
import { findPartner } from './queries/partner.ts'
import { belongs, setQuit, upsertAbout } from './queries/reconcile.ts'
import { setState, upsertDirect } from './queries/writes.ts'
import { readConversation } from './read-conversations.ts'
import { reconcile, tellMembers } from './tell-members.ts'

/**
 * The conversation with somebody, made when it is the first. Who opens it wants it: also one that they have declined. The other
 * one wants it as well where the two are connected, or one has said yes to a treat of the other.
 * @throws AppError not_found, connections_only, kids_connections_only, messages_closed, validation_failed for the viewer's own id
 */
async function openDirect(app: AppContext, viewer: Viewer, userId: number): Promise<Conversation> {
  if (userId === viewer.id) throw fieldError('user_id', 'invalid')
  return inTransaction(app, async tx => {
    const partner = await findPartner(tx, viewer.id, userId)
    authorize(partner !== undefined)
    authorizeWriting(viewer, whyNotWrittenTo(partner))
    const state = partner.is_connected || partner.have_met ? 'accepted' : 'pending'
    const id = await upsertDirect(tx, { opener: viewer.id, other: userId }, state, app.clock.now())
    await setState(tx, id, viewer.id, 'accepted')
    return readConversation(app, tx, viewer, id)
  })
}

type About = { kind: string; subject_id: number }

/** The conversation about something, with all who belong to it now. @throws AppError not_found for who does not */
const openAbout = (app: AppContext, viewer: Viewer, { kind, subject_id }: About): Promise<Conversation> =>
  inTransaction(app, async tx => {
    const known = kindOf(app, kind)
    authorize(known && (await belongs(tx, known.members(tx, subject_id), viewer.id)))
    const id = await upsertAbout(tx, kind, subject_id, app.clock.now())
    await reconcile(app, tx, id, known, subject_id)
    const conversation = await readConversation(app, tx, viewer, id)
    if (!conversation.has_left) return conversation
    await setQuit(tx, id, viewer.id, false)
    await tellMembers(app, tx, { kind: known, id }, [{ user_id: viewer.id, event: 'joined' }])
    return readConversation(app, tx, viewer, id)
  })

/** @throws AppError not_found, connections_only, kids_connections_only, messages_closed, validation_failed for the viewer's own id */
export async function openConversation(app: AppContext, viewer: Viewer, form: output<typeof openForm>) {
  const { user_id, kind, subject_id } = form
  if (user_id !== undefined) return { conversation: await openDirect(app, viewer, user_id) }
  authorize(kind !== undefined && subject_id !== undefined)
  return { conversation: await openAbout(app, viewer, { kind, subject_id }) }
}
