import type { FriendNoticeKind } from '@celebrio/contract/people/notices'
import { notify, notifyOn, withdraw } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import { findRelation } from './queries/relations.ts'

type Pair = { user_id: number; friend_id: number }

const notice = (kind: FriendNoticeKind, user_id: number, actor_id: number) => ({ user_id, actor_id, kind })

/** The request still waits: whom it asks is told. */
async function notifyRequested(app: AppContext, { user_id, friend_id }: Pair): Promise<void> {
  if ((await findRelation(app.db, user_id, friend_id)) !== 'asked') return
  await notify(app, notice('friend_requested', friend_id, user_id))
}

/** Who asked is told; who accepted need not be told of the request any longer. */
async function notifyAccepted(app: AppContext, { user_id, friend_id }: Pair): Promise<void> {
  await withdraw(app, notice('friend_requested', user_id, friend_id), { evenRead: true })
  if ((await findRelation(app.db, user_id, friend_id)) !== 'connected') return
  await notify(app, notice('friend_accepted', friend_id, user_id))
}

const isOver = async (app: AppContext, one: number, other: number) =>
  (await findRelation(app.db, one, other)) === 'none' && (await findRelation(app.db, other, one)) === 'none'

/** Neither is told that a connection or a request has ended; what was told of it goes on both sides. */
async function withdrawConnection(app: AppContext, { user_id, friend_id }: Pair): Promise<void> {
  if (!(await isOver(app, user_id, friend_id))) return
  for (const kind of ['friend_requested', 'friend_accepted'] as const) {
    await withdraw(app, notice(kind, user_id, friend_id), { evenRead: true })
    await withdraw(app, notice(kind, friend_id, user_id), { evenRead: true })
  }
}

export const noticeListeners = notifyOn({
  'friend.requested': notifyRequested,
  'friend.accepted': notifyAccepted,
  'friend.removed': withdrawConnection,
  'friend.request_ended': withdrawConnection,
  'user.blocked': (app, { user_id, blocked_id }) => withdrawConnection(app, { user_id, friend_id: blocked_id }),
})
