import type { messages } from '@celebrio/contract/chat/messages'
import type { ChatMessage } from '@celebrio/contract/chat/shapes'
import type { Query } from '@celebrio/contract/platform/endpoint'
import { requireStay, type Stay } from '#features/chat/conversations'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { findMessage, findPart } from './queries/messages.ts'
import { messageViews } from './view.ts'
import { type Side, walk } from './walk.ts'

/** One side of a place: its messages in the order of the conversation, and whether there are more on that side. */
async function readSide(app: AppContext, viewer: Viewer, stay: Stay, side: Side, count: number) {
  const { rows, hasMore } = await walk(app.db, viewer.id, stay, side, count)
  const page = await messageViews(app, app.db, viewer, rows, stay)
  return { messages: side.towards === 'older' ? page.reverse() : page, hasMore }
}

/** A message in the middle and those next to it, half of the page on each side. */
async function readAround(app: AppContext, viewer: Viewer, stay: Stay, place: number, count: number) {
  const half = Math.ceil(count / 2)
  const older = await readSide(app, viewer, stay, { from: place + 1, towards: 'older' }, half)
  const newer = await readSide(app, viewer, stay, { from: place, towards: 'newer' }, count - half)
  const messages = [...older.messages, ...newer.messages]
  return { messages, has_older: older.hasMore, has_newer: newer.hasMore, rev: stay.rev }
}

/** Part of a conversation, in its order. @throws AppError not_found */
export async function readMessages(
  app: AppContext,
  viewer: Viewer,
  conversationId: number,
  { before, after, around, per_page }: Query<typeof messages.list>,
) {
  const stay = await requireStay(app, viewer, conversationId)
  const { rev, last_seq } = stay
  if (around !== undefined) return readAround(app, viewer, stay, around, per_page)
  if (after !== undefined) {
    const { messages, hasMore } = await readSide(app, viewer, stay, { from: after, towards: 'newer' }, per_page)
    return { messages, has_older: after > stay.joined_seq, has_newer: hasMore, rev }
  }
  const from = before ?? last_seq + 1
  const { messages, hasMore } = await readSide(app, viewer, stay, { from, towards: 'older' }, per_page)
  return { messages, has_older: hasMore, has_newer: from <= last_seq, rev }
}

/**
 * What has changed after a revision, so many revisions at a time: of one that a later one of the same message has replaced
 * nothing is left, so that there can be fewer messages, or none.
 * @throws AppError not_found
 */
export async function readChanges(
  app: AppContext,
  viewer: Viewer,
  conversationId: number,
  { after, per_page }: Query<typeof messages.changes>,
) {
  const stay = await requireStay(app, viewer, conversationId)
  const high = after + per_page
  const part = { by: 'rev' as const, low: after + 1, high, newestFirst: false }
  const rows = after < stay.rev ? await findPart(app.db, viewer.id, stay, part, per_page) : []
  const hasMorePages = high < stay.rev
  const rev = hasMorePages ? high : Math.max(stay.rev, ...rows.map(row => row.rev))
  return { messages: await messageViews(app, app.db, viewer, rows, stay), rev, hasMorePages }
}

/** @throws AppError not_found */
export async function readMessage(
  app: AppContext,
  db: Db,
  viewer: Viewer,
  stay: Stay,
  messageId: number,
): Promise<ChatMessage> {
  const row = await findMessage(db, viewer.id, stay, messageId)
  const [message] = row ? await messageViews(app, db, viewer, [row], stay) : []
  if (!message) throw new AppError('not_found')
  return message
}
