import { tagStartOf } from '@celebrio/contract/social/hashtags'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText, type Paging, readCursorAs, rowsBefore } from '#platform/db/keyset.ts'
import { findTags } from './queries/search.ts'
import { parseRank, rankText } from './rules.ts'

/** Hashtags that begin with the keyword, those first that most people used. */
export async function searchTags(app: AppContext, viewer: Viewer, query: Paging & { keyword: string }) {
  const { keyword, per_page, cursor } = query
  const behind = cursor ? readCursorAs(parseRank, cursor) : undefined
  const start = tagStartOf(keyword)
  const found = start === null ? [] : await findTags(app.db, viewer.id, start, behind)
  const from = rowsBefore(query)
  const hashtags = found.slice(from, from + per_page)
  const last = hashtags.at(-1)
  const hasMorePages = found.length > from + per_page
  const nextCursor = hasMorePages && last ? cursorText(rankText(last)) : null
  return { hashtags, hasMorePages, nextCursor }
}
