import type { ProviderFilters } from '@celebrio/contract/market/finding'
import { reach } from '@celebrio/contract/market/finding'
import { storeLimits } from '@celebrio/contract/market/stores'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { maxAmount, minorUnits } from '@celebrio/contract/platform/money'
import { today } from '#features/market/availability'
import type { AppContext } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import { cursorText, readCursorAs, rowsBefore, rowsOfPage } from '#platform/db/keyset.ts'
import { lookFrom, type Outlook } from './look-from.ts'
import { narrowDown, narrowDownByDistance, narrowDownByPrice } from './narrow-down.ts'
import { findPlaces, type Search } from './queries/walk.ts'
import { chordOf, facetsOf, orderOf, type Place, type Prices, parsePlace, placeText } from './rules.ts'
import { cardViews } from './view.ts'

/** @throws AppError validation_failed for a price with more decimals than the currency has */
function pricesOf({ price_from, price_to, currency, sort }: ProviderFilters): Prices | null {
  if (currency === undefined || (price_from === undefined && price_to === undefined && sort !== 'price')) return null
  const bound = (field: 'price_from' | 'price_to', amount: number) => {
    const minor = minorUnits(amount, currency)
    if (minor === null) throw fieldError(field, 'too_many_decimals', { max: currencyDigits(currency) })
    return minor
  }
  return {
    currency,
    from: price_from === undefined ? 0 : bound('price_from', price_from),
    to: price_to === undefined ? maxAmount : bound('price_to', price_to),
  }
}

function withinOf({ city_id, state_id, country_id }: Outlook['area']): Search['within'] {
  if (city_id !== undefined) return { column: 'city_id', id: city_id }
  if (state_id !== undefined) return { column: 'state_id', id: state_id }
  return country_id === undefined ? null : { column: 'country_id', id: country_id }
}

function chordFor(
  { distance_km, any_distance, filter_type, comes_to_me }: ProviderFilters,
  point: string | null,
): number | null {
  if (point === null) return null
  const farthest = comes_to_me ? storeLimits.travels_km : reach.most
  if (distance_km !== undefined || comes_to_me) return chordOf(Math.min(distance_km ?? farthest, farthest))
  return filter_type === 'sp_near_you' && !any_distance ? chordOf(reach.usual) : null
}

/** Which stores are looked at in which order. */
function searchOf(app: AppContext, visitor: Visitor, query: ProviderFilters, outlook: Outlook): Search {
  const { point, area, homeCity = null } = outlook
  const prices = pricesOf(query)
  const order = orderOf(query, point !== null)
  return {
    viewerId: visitor.id,
    now: app.clock.now(),
    order,
    facets: facetsOf({ ...query, ...area, prices }),
    few: null,
    point,
    chord: chordFor(query, point),
    comes: point !== null && (query.comes_to_me ?? false),
    homeCity,
    prices,
    min_rating: query.min_rating,
    offers: query.offers ?? false,
    freeOn: query.free_on === undefined ? [] : [{ day: query.free_on, today: today(app.clock.now()) }],
    excluded: query.exclude_ids,
    within: withinOf(area),
    behind: query.cursor ? readCursorAs(text => parsePlace(text, order), query.cursor) : undefined,
    rows: rowsOfPage(query.per_page),
    before: rowsBefore(query),
  }
}

async function readPlaces(app: AppContext, visitor: Visitor, query: ProviderFilters, outlook: Outlook) {
  const narrow = await narrowDown(app.db, searchOf(app, visitor, query, outlook), query.keyword)
  if (!narrow) return []
  return findPlaces(app.db, await narrowDownByPrice(app.db, await narrowDownByDistance(app.db, narrow)))
}

/** Providers who offer something and are listed, as the visitor may see them. */
export async function findProviders(app: AppContext, visitor: Visitor, query: ProviderFilters) {
  const outlook = await lookFrom(app.db, visitor.id, query)
  const places: Place[] = outlook ? await readPlaces(app, visitor, query, outlook) : []
  const page = places.slice(0, query.per_page)
  const cards = await cardViews(
    app,
    visitor,
    page.map(({ id }) => id),
    outlook?.point ?? null,
  )
  const last = page.at(-1)
  const hasMorePages = places.length > query.per_page
  const nextCursor = hasMorePages && last ? cursorText(placeText(last)) : null
  return { post: cards, service_providers: cards, hasMorePages, nextCursor }
}
