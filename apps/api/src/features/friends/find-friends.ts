import type { Viewer } from '#platform/auth/viewer.ts'
import type { Paging } from '#platform/db/keyset.ts'
import type { Kit } from '#platform/kit.ts'
import { fieldRefusal } from '#platform/refusal.ts'
import { findPeople } from './queries/mutual.ts'
import {
  type Finding,
  findHome,
  type Home,
  type Rank,
  rankCircle,
  rankRing,
  rankRings,
  wordsOf,
} from './queries/ranking.ts'
import { bornBefore, parseRank, rankText } from './rules.ts'
import { friendViews } from './view.ts'

type Places = Pick<Finding, 'country_id' | 'state_id' | 'city_id'>
type Filters = Places & { keyword?: string | undefined }
type Part = { limit: number; behind?: Rank | undefined }

function readRank(cursor: string): Rank {
  const rank = parseRank(Buffer.from(cursor, 'base64url').toString())
  if (!rank) throw fieldRefusal('cursor', 'cursor_invalid')
  return rank
}

const writeRank = (rank: Rank): string => Buffer.from(rankText(rank)).toString('base64url')

const rings = [3, 2, 1, 0] as const

/** Friends of friends: the best known usually fill the page, and the many who are hardly known are not looked at. */
async function searchCircle(kit: Kit, finding: Finding, home: Home, { limit, behind }: Part): Promise<Rank[]> {
  const { words, country_id, state_id, city_id } = finding
  const isOpen = [words, country_id, state_id, city_id].every(filter => filter === undefined)
  const isFarDown = behind !== undefined && behind.mutual < 3
  const best =
    isOpen && !isFarDown ? await rankCircle(kit.db, finding, home, { limit, behind, most: 200 + 4 * limit }) : []
  return best.length === limit ? best : rankCircle(kit.db, finding, home, { limit, behind })
}

/** The ranking from a place on: friends of friends, then ring by ring around where the viewer lives. */
async function rank(kit: Kit, finding: Finding, { limit, behind }: Part): Promise<Rank[]> {
  const home = await findHome(kit.db, finding.viewerId)
  const inCircle = !behind || behind.mutual > 0
  const found = inCircle ? await searchCircle(kit, finding, home, { limit, behind }) : []
  if (finding.words !== undefined) {
    const missing = limit - found.length
    return missing > 0 ? [...found, ...(await rankRings(kit.db, finding, home, missing, behind))] : found
  }
  for (const near of rings) {
    if (found.length >= limit) break
    if (behind?.mutual === 0 && near > behind.nearness) continue
    found.push(...(await rankRing(kit.db, finding, home, near, limit - found.length, behind)))
  }
  return found
}

/** A page of the ranking, with the place where the next one goes on. */
async function readRanks(kit: Kit, finding: Finding, { page = 1, per_page, cursor }: Paging) {
  const behind = cursor ? readRank(cursor) : undefined
  const from = behind ? 0 : (page - 1) * per_page
  const ranks = (await rank(kit, finding, { limit: from + per_page + 1, behind })).slice(from)
  const shown = ranks.slice(0, per_page)
  const last = shown.at(-1)
  const hasMorePages = ranks.length > per_page
  return { ids: shown.map(one => one.id), hasMorePages, nextCursor: hasMorePages && last ? writeRank(last) : null }
}

/** People to connect with, those who are most likely known first. */
export async function findFriends(kit: Kit, viewer: Viewer, { keyword, ...search }: Paging & Filters) {
  const now = kit.clock.now()
  const words = keyword === undefined ? undefined : await wordsOf(kit.db, keyword)
  if (words === null) return { friends: [], hasMorePages: false, nextCursor: null }
  const { country_id, state_id, city_id } = search
  const finding = { viewerId: viewer.id, now, bornBy: bornBefore(now), words, country_id, state_id, city_id }
  const { ids, ...rest } = await readRanks(kit, finding, search)
  const people = await findPeople(kit.db, ids)
  const byId = new Map(people.map(person => [person.id, person]))
  const rows = ids.flatMap(id => byId.get(id) ?? [])
  return { friends: await friendViews(kit, kit.db, viewer, rows, () => ({})), ...rest }
}
