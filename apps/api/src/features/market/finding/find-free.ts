import { type ProviderCard, reach } from '@celebrio/contract/market/finding'
import { type Days, listOfDays, today } from '#features/market/availability'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { narrowDown } from './narrow-down.ts'
import { findPlaces, type Search } from './queries/walk.ts'
import { chordOf, orderOf } from './rules.ts'
import { cardViews } from './view.ts'

/** Who can still be asked, for what, when and where. */
export type FreeSearch = {
  /** One of several is enough. */
  categories: readonly number[]
  /** On all of them. */
  days: Days
  timezone: string
  /** A cube. */
  point: string
  excluded: readonly number[]
  count: number
}

const searchOf = (app: AppContext, viewerId: number, wanted: FreeSearch): Search => {
  const now = app.clock.now()
  const { categories, days, timezone, point, excluded, count } = wanted
  return {
    viewerId,
    now,
    order: orderOf({ sort: 'near' }, true),
    facets: [`(${categories.map(category => `c${category}`).join(' | ')})`],
    few: null,
    point,
    chord: chordOf(reach.usual),
    comes: false,
    homeCity: null,
    prices: null,
    min_rating: undefined,
    offers: false,
    freeOn: listOfDays(days).map(day => ({ day, today: today(now, timezone) })),
    excluded,
    within: null,
    behind: undefined,
    rows: count,
    before: 0,
  }
}

/** Listed providers of a kind near a place who are free on some days, the nearest first. */
export async function findFree(app: AppContext, viewer: Viewer, wanted: FreeSearch): Promise<ProviderCard[]> {
  if (wanted.categories.length === 0) return []
  const search = await narrowDown(app.db, searchOf(app, viewer.id, wanted), undefined)
  const places = search ? await findPlaces(app.db, search) : []
  const ids = places.map(({ id }) => id)
  return cardViews(app, viewer, ids, wanted.point)
}
