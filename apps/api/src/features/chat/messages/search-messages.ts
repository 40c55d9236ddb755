import type { messages } from '@celebrio/contract/chat/messages'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { requireStay } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findPart, type MessageRow } from './queries/messages.ts'
import { findPlain } from './queries/plain.ts'
import { patternOf } from './rules.ts'
import { messageViews } from './view.ts'

/** So many messages are looked through for one page of findings. */
const lookedThrough = 2_000
const perPage = 20

/**
 * Messages with some words, newest first. A conversation is looked through part by part along its places, so that what it
 * costs depends neither on its length nor on how common the words are.
 * @throws AppError not_found
 */
export async function searchMessages(
  app: AppContext,
  viewer: Viewer,
  conversationId: number,
  { keyword, before }: Query<typeof messages.search>,
) {
  const stay = await requireStay(app, viewer, conversationId)
  const high = Math.min(stay.last_seq, (before ?? stay.last_seq + 1) - 1)
  const low = Math.max(stay.joined_seq + 1, high - lookedThrough + 1)
  const pattern = patternOf(await findPlain(app.db, keyword))
  const part = { by: 'seq' as const, low, high, newestFirst: true, pattern }
  const rows: MessageRow[] = low > high ? [] : await findPart(app.db, viewer.id, stay, part, perPage)
  const page = rows.slice(0, perPage)
  const last = rows.length > perPage ? page.at(-1)?.seq : undefined
  const next_before = last ?? (low > stay.joined_seq + 1 ? low : null)
  return { messages: await messageViews(app, app.db, viewer, page, stay), next_before }
}
