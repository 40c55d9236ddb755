import type { AppContext } from '#platform/app-context.ts'
import { findHeads } from './queries/heads.ts'

/**
 * A change is looked for once more for so many milliseconds: `changed_at` is up to five seconds early, transactions take a while,
 * and the clocks of two machines are never quite the same.
 */
const overlap = 20_000

/**
 * Tells who is connected to this process how far their conversations are that have changed, whatever was lost between a commit
 * and them. Who has a lower revision asks for the changes; who has not has heard everything.
 */
export async function tellHeads(app: AppContext, since: Date): Promise<void> {
  const from = new Date(since.getTime() - overlap)
  const rows = await findHeads(app.db, app.realtime.connected(), from)
  for (const [userId, own] of Map.groupBy(rows, row => row.user_id)) {
    const heads = own
      .filter(row => row.state === 'accepted')
      .map(({ conversation_id, rev }) => ({ conversation_id, rev }))
    if (heads.length > 0) app.realtime.sendHere([userId], 'heads', heads)
    if (heads.length < own.length) app.realtime.sendHere([userId], 'changed', 'chat')
  }
}
