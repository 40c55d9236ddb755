import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { withVisible } from './other-person.ts'
import { canBeFiled } from './policies.ts'
import {
  deleteConnection,
  deleteRequest,
  insertConnections,
  isConnected,
  isKidsAccount,
  upsertRequest,
} from './queries/relationships.ts'
import type { FriendType } from './tables.ts'
import { relationshipView } from './view.ts'

/** Connects two people, each filing the other in their own way. */
async function connect(
  app: AppContext,
  tx: Tx,
  accepter: Viewer,
  asker: number,
  types: { mine: FriendType; theirs: FriendType },
) {
  const created_at = app.clock.now()
  await insertConnections(tx, [
    { user_id: accepter.id, friend_id: asker, friend_type: types.mine, created_at },
    { user_id: asker, friend_id: accepter.id, friend_type: types.theirs, created_at },
  ])
  await app.emit(tx, 'friend.accepted', { user_id: accepter.id, friend_id: asker })
}

/** Nobody can ask a child, whose id is as hidden as that of somebody who is not there: a child asks, or nobody does. */
async function ask(app: AppContext, tx: Tx, viewer: Viewer, friend_id: number, friend_type: FriendType) {
  if (await isKidsAccount(tx, friend_id, dayOf(app.clock.now()))) throw new AppError('not_found')
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
  const friend = await withVisible(app, viewer, friend_id, async tx => {
    const status = (await isConnected(tx, viewer.id, friend_id)) ? 1 : null
    authorize(canBeFiled({ status }), 'already_connected')
    const received = await deleteRequest(tx, friend_id, viewer.id)
    if (received) await connect(app, tx, viewer, friend_id, { mine: friend_type, theirs: received.friend_type })
    else await ask(app, tx, viewer, friend_id, friend_type)
    const relationship = received ? ({ status: 1 } as const) : ({ status: 0, direction: 'sent' } as const)
    return relationshipView(friend_id, { ...relationship, friend_type })
  })
  return { message: 'Connection Sent', friend }
}

/** @throws AppError not_found when they have not asked */
export async function acceptFriend(app: AppContext, viewer: Viewer, asker: number, chosen: FriendType | undefined) {
  const friend = await withVisible(app, viewer, asker, async tx => {
    const request = await deleteRequest(tx, asker, viewer.id)
    if (!request) throw new AppError('not_found')
    const mine = chosen ?? request.friend_type
    await connect(app, tx, viewer, asker, { mine, theirs: request.friend_type })
    return relationshipView(asker, { status: 1, friend_type: mine })
  })
  return { message: 'Request accepted!', friend }
}

/** @throws AppError not_found when they have not asked */
export async function rejectFriend(app: AppContext, viewer: Viewer, asker: number) {
  await withVisible(app, viewer, asker, async tx => {
    if (!(await deleteRequest(tx, asker, viewer.id))) throw new AppError('not_found')
    await app.emit(tx, 'friend.request_ended', { user_id: viewer.id, friend_id: asker })
  })
  return { message: 'Request rejected!' }
}

/** Ends what is between two people, a connection or a request of either. @throws AppError not_found */
export async function removeFriend(app: AppContext, viewer: Viewer, friend_id: number) {
  const message = await withVisible(app, viewer, friend_id, async tx => {
    if (await deleteConnection(tx, viewer.id, friend_id)) {
      await app.emit(tx, 'friend.removed', { user_id: viewer.id, friend_id })
      return 'Friend removed successfully'
    }
    const request = (await deleteRequest(tx, viewer.id, friend_id)) ?? (await deleteRequest(tx, friend_id, viewer.id))
    if (!request) throw new AppError('not_found')
    await app.emit(tx, 'friend.request_ended', { user_id: viewer.id, friend_id })
    return 'Friend request has been cancelled'
  })
  return { message }
}
