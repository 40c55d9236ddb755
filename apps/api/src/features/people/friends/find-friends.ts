import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { cursorText, type Paging, readCursorAs } from '#platform/db/keyset.ts'
import { searchTermsOf } from '#platform/db/search-terms.ts'
import { type Finding, type Found, findHome, type Rank, rankCircle, rankRing, rankRings } from './queries/ranking.ts'
import { parseRank, rankText, ringsWithin } from './rules.ts'
import { friendViews } from './view.ts'

type Places = Pick<Finding, 'country_id' | 'state_id' | 'city_id'>
type Filters = Places & { keyword?: string | undefined }
type Part = { limit: number; behind?: Rank | undefined }

/** Ring by ring around where the viewer lives, from a place in the ranking on. */
async function rankAround(app: AppContext, finding: Finding, limit: number, behind?: Rank): Promise<Found[]> {
  const { searchTerms } = finding
  if (searchTerms !== undefined) return rankRings(app.db, { ...finding, searchTerms }, limit, behind)
  const home = await findHome(app.db, finding.viewerId)
  const found: Found[] = []
  for (const near of ringsWithin(finding, home)) {
    if (found.length >= limit) break
    if (behind?.mutual === 0 && near > behind.nearness) continue
    found.push(...(await rankRing(app.db, finding, home, near, limit - found.length, behind)))
  }
  return found
}

/** The ranking from a place on: friends of friends, then everybody else. */
async function rank(app: AppContext, finding: Finding, { limit, behind }: Part): Promise<Found[]> {
  const found = !behind || behind.mutual > 0 ? await rankCircle(app.db, finding, { limit, behind }) : []
  const missing = limit - found.length
  return missing > 0 ? [...found, ...(await rankAround(app, finding, missing, behind))] : found
}

/** A page of the ranking, with the place where the next one goes on. */
async function readRanks(app: AppContext, finding: Finding, { page = 1, per_page, cursor }: Paging) {
  const behind = cursor ? readCursorAs(parseRank, cursor) : undefined
  const from = behind ? 0 : (page - 1) * per_page
  const ranks = (await rank(app, finding, { limit: from + per_page + 1, behind })).slice(from)
  const shown = ranks.slice(0, per_page)
  const last = shown.at(-1)
  const hasMorePages = ranks.length > per_page
  return { shown, hasMorePages, nextCursor: hasMorePages && last ? cursorText(rankText(last)) : null }
}

/** People to connect with, those who are most likely known first. */
export async function findFriends(app: AppContext, viewer: Viewer, { keyword, ...search }: Paging & Filters) {
  const now = app.clock.now()
  const searchTerms = await searchTermsOf(app.db, keyword)
  if (searchTerms === null) return { friends: [], hasMorePages: false, nextCursor: null }
  const { country_id, state_id, city_id } = search
  const finding = { viewerId: viewer.id, now, searchTerms, country_id, state_id, city_id }
  const { shown, ...rest } = await readRanks(app, finding, search)
  return { friends: await friendViews(app, app.db, viewer, shown, () => ({})), ...rest }
}
