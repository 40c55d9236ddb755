import type { Kit } from '#platform/app-context.ts'
import { fieldRefusal, Refusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { withVisible } from './other-person.ts'
import {
  deleteConnection,
  insertConnection,
  isConnected,
  isKidsAccount,
  putRequest,
  takeRequest,
} from './queries/relationships.ts'
import type { FriendType } from './tables.ts'
import { readFriend } from './view.ts'

/** Connects two people, each filing the other in their own way. */
async function connect(
  kit: Kit,
  tx: Tx,
  accepter: Viewer,
  asker: number,
  types: { mine: FriendType; theirs: FriendType },
) {
  const created_at = kit.clock.now()
  await insertConnection(tx, [
    { user_id: accepter.id, friend_id: asker, friend_type: types.mine, created_at },
    { user_id: asker, friend_id: accepter.id, friend_type: types.theirs, created_at },
  ])
  await kit.tell(tx, 'friend.accepted', { user_id: accepter.id, friend_id: asker })
}

/** Nobody can ask a child, whose id is as hidden as that of somebody who is not there: a child asks, or nobody does. */
async function ask(kit: Kit, tx: Tx, viewer: Viewer, friend_id: number, friend_type: FriendType) {
  if (await isKidsAccount(tx, friend_id, dayOf(kit.clock.now()))) throw new Refusal('not_found')
  const isNew = await putRequest(tx, { user_id: viewer.id, friend_id, friend_type, created_at: kit.clock.now() })
  if (isNew) await kit.tell(tx, 'friend.requested', { user_id: viewer.id, friend_id })
}

/**
 * Asks somebody for a connection; who has been asked by them already accepts with it.
 * @throws Refusal not_found (a child as well), already_connected, validation_failed when it is the viewer's own id
 */
export async function requestFriend(
  kit: Kit,
  viewer: Viewer,
  { friend_id, friend_type = 1 }: { friend_id: number; friend_type?: FriendType | undefined },
) {
  if (friend_id === viewer.id) throw fieldRefusal('friend_id', 'invalid')
  const friend = await withVisible(kit, viewer, friend_id, async tx => {
    if (await isConnected(tx, viewer.id, friend_id)) throw new Refusal('already_connected')
    const received = await takeRequest(tx, friend_id, viewer.id)
    if (received) await connect(kit, tx, viewer, friend_id, { mine: friend_type, theirs: received.friend_type })
    else await ask(kit, tx, viewer, friend_id, friend_type)
    const status = received ? ({ status: 1 } as const) : ({ status: 0, direction: 'sent' } as const)
    return readFriend(kit, tx, viewer, friend_id, { ...status, friend_type })
  })
  return { message: 'Connection Sent', friend }
}

/** @throws Refusal not_found when they have not asked */
export async function acceptFriend(kit: Kit, viewer: Viewer, asker: number, chosen: FriendType | undefined) {
  const friend = await withVisible(kit, viewer, asker, async tx => {
    const request = await takeRequest(tx, asker, viewer.id)
    if (!request) throw new Refusal('not_found')
    const mine = chosen ?? request.friend_type
    await connect(kit, tx, viewer, asker, { mine, theirs: request.friend_type })
    return readFriend(kit, tx, viewer, asker, { status: 1, friend_type: mine })
  })
  return { message: 'Request accepted!', friend }
}

/** @throws Refusal not_found when they have not asked */
export async function rejectFriend(kit: Kit, viewer: Viewer, asker: number) {
  await withVisible(kit, viewer, asker, async tx => {
    if (!(await takeRequest(tx, asker, viewer.id))) throw new Refusal('not_found')
    await kit.tell(tx, 'friend.request_ended', { user_id: viewer.id, friend_id: asker })
  })
  return { message: 'Request rejected!' }
}

/** Ends what is between two people, a connection or a request of either. @throws Refusal not_found */
export async function removeFriend(kit: Kit, viewer: Viewer, friend_id: number) {
  const message = await withVisible(kit, viewer, friend_id, async tx => {
    if (await deleteConnection(tx, viewer.id, friend_id)) {
      await kit.tell(tx, 'friend.removed', { user_id: viewer.id, friend_id })
      return 'Friend removed successfully'
    }
    const request = (await takeRequest(tx, viewer.id, friend_id)) ?? (await takeRequest(tx, friend_id, viewer.id))
    if (!request) throw new Refusal('not_found')
    await kit.tell(tx, 'friend.request_ended', { user_id: viewer.id, friend_id })
    return 'Friend request has been cancelled'
  })
  return { message }
}
