import type { NotificationKind } from '@celebrio/contract/base/notifications'
import { findRelation } from '#features/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import { notify, withdraw } from './notify.ts'

type Pair = { user_id: number; friend_id: number }

const news = (kind: NotificationKind, user_id: number, actor_id: number) =>
  ({ user_id, actor_id, kind, post_id: null, comment_id: null }) as const

/** The request still waits: whom it asks is told. */
export async function tellRequest(app: AppContext, { user_id, friend_id }: Pair): Promise<void> {
  if ((await findRelation(app.db, user_id, friend_id)) !== 'asked') return
  await notify(app, news('friend_requested', friend_id, user_id))
}

/** Who asked is told; who accepted need not be told of the request any more. */
export async function tellAcceptance(app: AppContext, { user_id, friend_id }: Pair): Promise<void> {
  await withdraw(app, news('friend_requested', user_id, friend_id), { evenRead: true })
  if ((await findRelation(app.db, user_id, friend_id)) !== 'connected') return
  await notify(app, news('friend_accepted', friend_id, user_id))
}

const isOver = async (app: AppContext, one: number, other: number) =>
  (await findRelation(app.db, one, other)) === 'none' && (await findRelation(app.db, other, one)) === 'none'

/** Neither is told that a connection or a request has ended; what was told of it goes on both sides. */
export async function withdrawConnection(app: AppContext, { user_id, friend_id }: Pair): Promise<void> {
  if (!(await isOver(app, user_id, friend_id))) return
  for (const kind of ['friend_requested', 'friend_accepted'] as const) {
    await withdraw(app, news(kind, user_id, friend_id), { evenRead: true })
    await withdraw(app, news(kind, friend_id, user_id), { evenRead: true })
  }
}
