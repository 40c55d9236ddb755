import { authorizeWriting } from '#features/people/friends'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { canInquire, isOwner } from './policies.ts'
import { findAddressee } from './queries/addressees.ts'
import { upsertInquiry } from './queries/inquiries.ts'

/**
 * What the viewer has to ask a store: who has written to it before goes on, also when it rests.
 * @throws AppError not_found, own_store, connections_only and kids_connections_only for children, provider_resting
 */
export const inquire = (app: AppContext, viewer: Viewer, provider_id: number) =>
  inTransaction(app, async tx => {
    const store = await findAddressee(tx, viewer.id, provider_id)
    authorize(store !== undefined)
    const now = app.clock.now()
    authorize(!isOwner(viewer.id, store), 'own_store')
    authorizeWriting(viewer, store.with_strange_child ? 'connections_only' : null)
    authorize(canInquire(viewer, store, now), 'provider_resting')
    return { inquiry: { id: await upsertInquiry(tx, { provider_id, user_id: viewer.id, created_at: now }) } }
  })
