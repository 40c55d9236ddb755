import type { conversations } from '@celebrio/contract/chat/conversations'
import type { Body } from '@celebrio/contract/platform/endpoint'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { afterCommit } from '#platform/db/after-commit.ts'
import { setOwn } from './queries/writes.ts'
import { readConversation } from './read-conversations.ts'

/** Mutes a conversation, or puts it away, for the viewer only. @throws AppError not_found */
export async function setConversation(
  app: AppContext,
  viewer: Viewer,
  id: number,
  { is_muted, is_archived }: Body<typeof conversations.set>,
) {
  const conversation = await inTransaction(app, async tx => {
    const before = await readConversation(app, tx, viewer, id)
    const wanted = { is_muted: is_muted ?? before.is_muted, is_archived: is_archived ?? before.is_archived }
    const changed = await setOwn(tx, viewer.id, id, wanted)
    authorize(changed !== undefined)
    await afterCommit(tx, () => app.realtime.push([viewer.id], 'chat'))
    return changed
  })
  return { message: 'Saved', conversation }
}
