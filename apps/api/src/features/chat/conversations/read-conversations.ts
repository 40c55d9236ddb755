import type { conversations } from '@celebrio/contract/chat/conversations'
import type { Conversation } from '@celebrio/contract/chat/shapes'
import type { Query } from '@celebrio/contract/platform/endpoint'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { paginate } from '#platform/db/keyset.ts'
import { countUnread, findAbout, findConversation, findConversations } from './queries/list.ts'
import { withTopics } from './topics.ts'
import { conversationView } from './view.ts'

/** The viewer's conversations, the one that was last written in first. */
export async function readConversations(app: AppContext, viewer: Viewer, query: Query<typeof conversations.list>) {
  const rows = await findConversations(app.db, viewer.id, query.box ?? 'inbox', query)
  const { page, hasMorePages, nextCursor } = paginate(rows, query.per_page, row => row.id)
  const shown = await withTopics(app, app.db, viewer, page)
  return { conversations: shown.map(({ row, topic }) => conversationView(app, row, topic)), hasMorePages, nextCursor }
}

/** @throws AppError not_found */
export async function readConversation(app: AppContext, db: Db, viewer: Viewer, id: number): Promise<Conversation> {
  const row = await findConversation(db, viewer.id, id)
  const [shown] = row ? await withTopics(app, db, viewer, [row]) : []
  if (!shown) throw new AppError('not_found')
  return conversationView(app, shown.row, shown.topic)
}

type About = { kind: string; subject_id: number }

/** How the viewer stands in the conversation about something; null where they have none. */
export async function readAbout(app: AppContext, viewer: Viewer, { kind, subject_id }: About) {
  const row = await findAbout(app.db, viewer.id, kind, subject_id)
  const [shown] = row ? await withTopics(app, app.db, viewer, [row]) : []
  return { conversation: shown ? { id: shown.row.id, has_left: shown.row.left_seq !== null } : null }
}

/** The badge. */
export const readUnread = (app: AppContext, viewer: Viewer) => countUnread(app.db, viewer.id)
