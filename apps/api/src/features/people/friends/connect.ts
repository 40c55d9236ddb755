import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { withVisible } from './other-person.ts'
import { canAnswer, canRemove, canRequest } from './policies.ts'
import { deleteConnection, deleteRequest, insertConnections, upsertRequest } from './queries/relationships.ts'
import type { FriendType } from './tables.ts'
import { relationshipView } from './view.ts'

type Asked = { asker: number; chosen: FriendType | undefined; is_silent: boolean | undefined }

/**
 * Connects the viewer with who has asked them. @param chosen how the viewer files them; as they file the viewer when it
 * is left out
 */
async function connect(app: AppContext, tx: Tx, viewer: Viewer, { asker, chosen, is_silent }: Asked) {
  const request = await deleteRequest(tx, asker, viewer.id)
  // Their account may be deleted at this moment, and the request with it.
  if (!request) throw new AppError('not_found')
  const friend_type = chosen ?? request.friend_type
  const created_at = app.clock.now()
  await insertConnections(tx, [
    { user_id: viewer.id, friend_id: asker, friend_type, created_at },
    { user_id: asker, friend_id: viewer.id, friend_type: request.friend_type, created_at },
  ])
  await app.emit(tx, 'friend.accepted', { user_id: viewer.id, friend_id: asker })
  return relationshipView(asker, { status: 1, friend_type, is_silent })
}

async function ask(app: AppContext, tx: Tx, viewer: Viewer, friend_id: number, friend_type: FriendType) {
  const isNew = await upsertRequest(tx, { user_id: viewer.id, friend_id, friend_type, created_at: app.clock.now() })
  if (isNew) await app.emit(tx, 'friend.requested', { user_id: viewer.id, friend_id })
}

/**
 * Asks somebody for a connection; who has been asked by them already accepts with it.
 * @throws AppError not_found (a child as well), already_connected, validation_failed when it is the viewer's own id
 */
export async function requestFriend(
  app: AppContext,
  viewer: Viewer,
  { friend_id, friend_type = 1 }: { friend_id: number; friend_type?: FriendType | undefined },
) {
  if (friend_id === viewer.id) throw fieldError('friend_id', 'invalid')
  const friend = await withVisible(app, viewer, friend_id, async (tx, { relationship }) => {
    authorize(canRequest(relationship), 'already_connected')
    const { is_silent } = relationship
    if (canAnswer(relationship)) return connect(app, tx, viewer, { asker: friend_id, chosen: friend_type, is_silent })
    await ask(app, tx, viewer, friend_id, friend_type)
    return relationshipView(friend_id, { status: 0, direction: 'sent', friend_type })
  })
  return { message: 'Connection Sent', friend }
}

/** @throws AppError not_found when they have not asked */
export async function acceptFriend(app: AppContext, viewer: Viewer, asker: number, chosen: FriendType | undefined) {
  const friend = await withVisible(app, viewer, asker, async (tx, { relationship }) => {
    authorize(canAnswer(relationship))
    return connect(app, tx, viewer, { asker, chosen, is_silent: relationship.is_silent })
  })
  return { message: 'Request accepted!', friend }
}

/** @throws AppError not_found when they have not asked */
export async function rejectFriend(app: AppContext, viewer: Viewer, asker: number) {
  await withVisible(app, viewer, asker, async (tx, { relationship }) => {
    authorize(canAnswer(relationship))
    await deleteRequest(tx, asker, viewer.id)
    await app.emit(tx, 'friend.request_ended', { user_id: viewer.id, friend_id: asker })
  })
  return { message: 'Request rejected!' }
}

/** Ends what is between two people, a connection or a request of either. @throws AppError not_found */
export async function removeFriend(app: AppContext, viewer: Viewer, friend_id: number) {
  const message = await withVisible(app, viewer, friend_id, async (tx, { relationship }) => {
    authorize(canRemove(relationship))
    if (relationship.status === 1) {
      await deleteConnection(tx, viewer.id, friend_id)
      await app.emit(tx, 'friend.removed', { user_id: viewer.id, friend_id })
      return 'Friend removed successfully'
    }
    const [from, to] = relationship.direction === 'sent' ? [viewer.id, friend_id] : [friend_id, viewer.id]
    await deleteRequest(tx, from, to)
    await app.emit(tx, 'friend.request_ended', { user_id: viewer.id, friend_id })
    return 'Friend request has been cancelled'
  })
  return { message }
}
