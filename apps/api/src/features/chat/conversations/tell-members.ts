import { randomUUID } from 'node:crypto'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ConversationKind } from './kinds.ts'
import { type Changed, reconcileMembers } from './queries/reconcile.ts'

/** Has the conversation tell who has come and gone, where its kind does. */
export async function tellMembers(
  app: AppContext,
  tx: Tx,
  { kind, id }: { kind: ConversationKind | undefined; id: number },
  changed: readonly Changed[],
): Promise<void> {
  if (!kind?.tellsMembers) return
  for (const { user_id, event } of changed)
    if (event)
      await app.emit(tx, 'conversation.happened', {
        conversation_id: id,
        user_id,
        event,
        body: '',
        token: randomUUID(),
      })
}

/**
 * Makes the members of a conversation, which is locked, agree with who belongs to it, and tells of it.
 * @returns whose list of conversations has changed
 */
export async function reconcile(
  app: AppContext,
  tx: Tx,
  id: number,
  kind: ConversationKind,
  subjectId: number,
): Promise<number[]> {
  const changed = await reconcileMembers(tx, id, kind, subjectId)
  await tellMembers(app, tx, { kind, id }, changed)
  return changed.map(({ user_id }) => user_id)
}
