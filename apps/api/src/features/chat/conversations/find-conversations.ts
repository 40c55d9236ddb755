import type { Conversation } from '@celebrio/contract/chat/shapes'
import { findNamed } from '#features/people/name-search'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findAboutAnything, findByIds, findTitled, findWithNamed } from './queries/search.ts'
import { withTopics } from './topics.ts'
import { conversationView } from './view.ts'

const max = 20
/** Titles are looked through of so many of the newest conversations that are about something. */
const maxTitles = 500

async function idsOfTitled(app: AppContext, viewer: Viewer, searchTerms: string): Promise<number[]> {
  const rows = await findAboutAnything(app.db, viewer.id, maxTitles)
  const shown = await withTopics(app, app.db, viewer, rows)
  const titles = shown.map(({ topic }) => topic?.title ?? '')
  const places = titles.length > 0 ? await findTitled(app.db, titles, searchTerms) : []
  return places.flatMap(place => shown[place]?.row.conversation_id ?? [])
}

/** The viewer's conversations by who is in them, or what they are about; the one that was last written in first. */
export async function findConversations(
  app: AppContext,
  viewer: Viewer,
  keyword: string,
): Promise<{ conversations: Conversation[] }> {
  const named = await findNamed(app.db, keyword)
  if (!named || named.searchTerms === null) return { conversations: [] }
  const people = await findWithNamed(app.db, viewer.id, named, max)
  const titled = await idsOfTitled(app, viewer, named.searchTerms)
  const ids = [...people.map(row => row.conversation_id), ...titled.slice(0, max)]
  const rows = ids.length > 0 ? await findByIds(app.db, viewer.id, ids) : []
  const shown = await withTopics(app, app.db, viewer, rows.slice(0, max))
  return { conversations: shown.map(({ row, topic }) => conversationView(app, row, topic)) }
}
