import { dealCurrency } from '@celebrio/contract/market/deal-forms'
import type { Deal, DealFilters } from '@celebrio/contract/market/deal-shapes'
import { reach } from '@celebrio/contract/market/finding'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { maxAmount, minorUnits } from '@celebrio/contract/platform/money'
import { findCategoriesIn } from '#features/market/categories'
import { chordOf, lookFrom, priceFacets } from '#features/market/finding'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import { cursorText, type Paging, readCursorAs, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { narrowDown } from './narrow-down.ts'
import { findFirst } from './queries/boosted.ts'
import { findPosition } from './queries/position.ts'
import { findDeal } from './queries/visible.ts'
import { findPlaces, type Prices, type Search } from './queries/walk.ts'
import {
  countFirst,
  createdSince,
  facetsOf,
  orderOf,
  parseWalk,
  turnOf,
  type Walk,
  walkText,
  weekFacets,
} from './rules.ts'
import { dealViews } from './view.ts'

type Asked = Pick<DealFilters, 'min_cost' | 'max_cost' | 'currency' | 'sort'>

/** @throws AppError validation_failed for a cost with more decimals than the currency has */
function pricesOf({ min_cost, max_cost, currency = dealCurrency, sort }: Asked): Prices | null {
  if (min_cost === undefined && max_cost === undefined && sort !== 'price') return null
  const bound = (field: 'min_cost' | 'max_cost', amount: number) => {
    const minor = minorUnits(amount, currency)
    if (minor === null) throw fieldError(field, 'too_many_decimals', { max: currencyDigits(currency) })
    return minor
  }
  return {
    currency,
    from: min_cost === undefined ? 0 : bound('min_cost', min_cost),
    to: max_cost === undefined ? maxAmount : bound('max_cost', max_cost),
  }
}

type Sought = Omit<DealFilters, 'page' | 'per_page' | 'cursor' | 'public_deal' | 'archived_deal'> & Paging

const chordFor = ({ distance_km, near_you }: Sought, point: string | null): number | null =>
  point === null || (distance_km === undefined && !near_you) ? null : chordOf(distance_km ?? reach.usual)

type Outlook = NonNullable<Awaited<ReturnType<typeof lookFrom>>>

async function searchOf(app: AppContext, visitor: Visitor, query: Sought, { point, area }: Outlook): Promise<Search> {
  const prices = pricesOf(query)
  const order = orderOf(query.sort, point !== null)
  const { category_id, condition, free, keyword } = query
  const categories = category_id === undefined ? null : await findCategoriesIn(app.db, category_id)
  const wanted = { ...area, categories, condition, free, prices: prices ? priceFacets(prices) : [] }
  const now = app.clock.now()
  const since = createdSince(query.created_within, now)
  const facets = facetsOf(wanted)
  const isNarrowed = facets.length > 0 || keyword !== undefined
  return {
    viewerId: visitor.id,
    now,
    order,
    facets: [...facets, ...(isNarrowed ? weekFacets(since, now) : [])],
    few: categories?.length === 0 ? { meant: [], alike: [] } : null,
    point,
    chord: chordFor(query, point),
    prices,
    since,
    excluded: [],
    behind: undefined,
    rows: rowsOfPage(query.per_page),
    before: rowsBefore(query),
  }
}

/**
 * The boosted deals that come first on page 1, and what is behind them: the cursor knows which they were, so that none comes
 * twice. Who counts pages has them for as long as a turn lasts.
 */
async function readWalk(app: AppContext, search: Search, { cursor, per_page }: Paging): Promise<Walk> {
  if (cursor) return readCursorAs(text => parseWalk(text, search.order), cursor)
  const turn = turnOf(search.now)
  return { behind: null, first: await findFirst(app.db, search, { turn, max: countFirst(per_page) }) }
}

/** The ids of a page, and where the next one begins. */
async function findPage(app: AppContext, search: Search, query: Sought) {
  const { behind, first } = await readWalk(app, search, query)
  const isFirst = !query.cursor && search.before === 0
  const before = isFirst ? 0 : Math.max(0, search.before - (query.cursor ? 0 : first.length))
  const places = await findPlaces(app.db, { ...search, behind: behind ?? undefined, excluded: first, before })
  const shown = isFirst ? first : []
  const page = places.slice(0, query.per_page - shown.length)
  return {
    ids: [...shown, ...page.map(({ id }) => id)],
    hasMorePages: places.length > page.length,
    next: walkText({ behind: page.at(-1) ?? behind, first }),
  }
}

/** Of what everybody sells that which the visitor asks for and may see, in order; some that are boosted come first. */
export async function findDeals(app: AppContext, visitor: Visitor, query: Sought) {
  const { near_you, ...place } = query
  const outlook = await lookFrom(app.db, visitor.id, { ...place, ...(near_you && { filter_type: 'sp_near_you' }) })
  const search = outlook ? await narrowDown(app.db, await searchOf(app, visitor, query, outlook), query.keyword) : null
  const { ids, hasMorePages, next } = search
    ? await findPage(app, search, query)
    : { ids: [], hasMorePages: false, next: '' }
  return {
    deals: await dealViews(app, app.db, visitor, ids, outlook?.point ?? null),
    hasMorePages,
    nextCursor: hasMorePages ? cursorText(next) : null,
  }
}

/** So many others are shown beside a deal. */
const others = 12

/** Others beside a deal, the nearest to it first, else the newest. @throws AppError not_found */
export async function findMore(app: AppContext, visitor: Visitor, id: number): Promise<Deal[]> {
  if (!(await findDeal(app.db, visitor.id, id))) throw new AppError('not_found')
  const point = await findPosition(app.db, id)
  const area = { country_id: undefined, state_id: undefined, city_id: undefined }
  const search = await searchOf(app, visitor, { condition: [], per_page: others }, { point, area })
  const places = await findPlaces(app.db, { ...search, excluded: [id] })
  const ids = places.slice(0, others).map(place => place.id)
  return dealViews(app, app.db, visitor, ids)
}
