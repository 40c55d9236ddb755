import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText, type Paging, readCursorAs } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { type Found, findAlike, findMeant, type Search } from './queries.ts'
import { parseRank, rankText } from './rules.ts'
import { peopleViews } from './view.ts'

/** People whose name matches and, where they do not fill the page, people with a similar name. */
async function rank(app: AppContext, search: Search): Promise<Found[]> {
  const { limit, behind } = search
  const searchTerms = await searchTermsOf(app.db, search.keyword)
  const meant = searchTerms === null || behind?.meant === false ? [] : await findMeant(app.db, searchTerms, search)
  if (meant.length === limit) return meant
  const rest = { ...search, limit: limit - meant.length, behind: behind?.meant ? undefined : behind }
  return [...meant, ...(await findAlike(app.db, searchTerms, rest))]
}

/** People by name, the ones the viewer most likely means first. */
export async function searchPeople(app: AppContext, viewer: Viewer, query: Paging & { keyword: string }) {
  const { keyword, per_page, page = 1, cursor } = query
  const behind = cursor ? readCursorAs(parseRank, cursor) : undefined
  const from = behind ? 0 : (page - 1) * per_page
  const ranks = await rank(app, { viewerId: viewer.id, keyword, limit: from + per_page + 1, behind })
  const shown = ranks.slice(from, from + per_page)
  const users = await peopleViews(app, viewer, shown)
  const last = shown.at(-1)
  const hasMorePages = ranks.length > from + per_page
  return { users, hasMorePages, nextCursor: hasMorePages && last ? cursorText(rankText(last)) : null }
}
