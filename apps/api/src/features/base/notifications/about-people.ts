import type { NotificationKind } from '@celebrio/contract/base/notifications'
import { findRelation } from '#features/people/friends'
import type { Kit } from '#platform/app-context.ts'
import { notify, withdraw } from './notify.ts'

type Pair = { user_id: number; friend_id: number }

const news = (kind: NotificationKind, user_id: number, actor_id: number) =>
  ({ user_id, actor_id, kind, post_id: null, comment_id: null }) as const

/** The request still waits: whom it asks is told. */
export async function tellRequest(kit: Kit, { user_id, friend_id }: Pair): Promise<void> {
  if ((await findRelation(kit.db, user_id, friend_id)) !== 'asked') return
  await notify(kit, news('friend_requested', friend_id, user_id))
}

/** Who asked is told; who accepted need not be told of the request any more. */
export async function tellAcceptance(kit: Kit, { user_id, friend_id }: Pair): Promise<void> {
  await withdraw(kit, news('friend_requested', user_id, friend_id), { evenRead: true })
  if ((await findRelation(kit.db, user_id, friend_id)) !== 'connected') return
  await notify(kit, news('friend_accepted', friend_id, user_id))
}

const isOver = async (kit: Kit, one: number, other: number) =>
  (await findRelation(kit.db, one, other)) === 'none' && (await findRelation(kit.db, other, one)) === 'none'

/** Neither is told that a connection or a request has ended; what was told of it goes on both sides. */
export async function withdrawConnection(kit: Kit, { user_id, friend_id }: Pair): Promise<void> {
  if (!(await isOver(kit, user_id, friend_id))) return
  for (const kind of ['friend_requested', 'friend_accepted'] as const) {
    await withdraw(kit, news(kind, user_id, friend_id), { evenRead: true })
    await withdraw(kit, news(kind, friend_id, user_id), { evenRead: true })
  }
}
