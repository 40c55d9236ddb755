import { authorizeWriting } from '#features/people/friends'
import type { AppContext } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { hasMessagesLeft, isBetweenStrangers, isOpen, whyNotBegin } from './policies.ts'
import { type LockedConversation, lockConversation, setState } from './queries/writes.ts'
import { requireTopic } from './topics.ts'

/** A conversation that is there for the viewer, locked until the transaction ends. @throws AppError not_found */
export async function requireLocked(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  conversationId: number,
): Promise<LockedConversation> {
  const standing = await lockConversation(tx, viewer.id, conversationId)
  authorize(standing !== undefined)
  await requireTopic(app, tx, viewer, standing)
  return standing
}

/**
 * Has the viewer write in a conversation that is locked. To answer a request accepts it; who has connected meanwhile waits for
 * nothing.
 * @throws AppError connections_only, kids_connections_only, messages_closed, conversation_closed, answer_awaited
 */
export async function requireWritable(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  standing: LockedConversation,
): Promise<void> {
  authorizeWriting(viewer, isBetweenStrangers(standing) ? 'connections_only' : whyNotBegin(standing))
  authorize(isOpen(standing), 'conversation_closed')
  authorize(hasMessagesLeft(standing), 'answer_awaited')
  const { conversation_id, other_id, other_state } = standing
  const isAnswer = standing.state !== 'accepted'
  const isKnown = standing.is_connected && other_id !== null && other_state !== 'accepted'
  if (isAnswer) await setState(tx, conversation_id, viewer.id, 'accepted')
  if (isKnown) await setState(tx, conversation_id, other_id, 'accepted')
  if (isAnswer || isKnown) await app.emit(tx, 'conversation.accepted', { conversation_id })
}
