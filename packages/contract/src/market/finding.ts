import { z } from 'zod'
import { media } from '../base/media.ts'
import { calendarDay } from '../celebrations/event-times.ts'
import { currencies } from '../platform/currencies.ts'
import { endpoints } from '../platform/endpoint.ts'
import { degrees, id, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listAnswer, listQuery } from '../platform/lists.ts'
import { money } from '../platform/money.ts'
import { spokenLanguages } from '../platform/spoken-languages.ts'
import { line } from '../platform/text-schemas.ts'
import { joinedConnections, priceFrom } from './stores.ts'

/** How far away a provider can be asked for, and what counts as near when nothing is said: kilometres. */
export const reach = { most: 1000, usual: 250 } as const

/** How many ids can be left out of a list, and how many languages asked for. */
const most = { excluded: 100, languages: 10 }

/** Best rated, nearest, newest, least price first. */
export const providerOrders = ['top', 'near', 'newest', 'price'] as const
export type ProviderOrder = (typeof providerOrders)[number]

/** A provider in a list. */
export const providerCard = z.object({
  /** Of the company. */
  id: z.int(),
  user_id: z.int(),
  company_name: z.string(),
  logo: z.string().nullable(),
  /** The first one of the newest service that has any. */
  picture: media.nullable(),
  /** Names in the language of the request. */
  city: z.string().nullable(),
  country: z.string().nullable(),
  categories: z.array(z.int()),
  languages: z.array(z.string()),
  /** Mean of the reviews, 0 without any, and how many there are. */
  rating: z.number().min(0).max(5),
  total_ratings: z.int().nonnegative(),
  price_from: priceFrom,
  /** As the crow flies, from where the list was asked for; null where either side has no place. */
  distance_km: z.number().nonnegative().nullable(),
  total_joined: z.int().nonnegative(),
  is_joined: z.boolean(),
  /** Whether an offer runs. */
  has_offer: z.boolean(),
  /** Of the offers that run for something that is sold, in percent; null where none of them makes anything cheaper. */
  highest_discount: z.int().positive().max(100).nullable(),
  /** Whether the staff has seen a document that shows who is behind it. */
  is_verified: z.boolean(),
  joined_connections: joinedConnections,
  booked_connections: joinedConnections,
})
export type ProviderCard = z.output<typeof providerCard>

const decimal = (least: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,6}(\.\d{1,6})?$/)
          .transform(Number),
      ],
      issue('not_a_number'),
    )
    .pipe(z.number().min(least).max(max))

const filters = listQuery(20).extend({
  /** A group means all categories in it. */
  category_id: optional(id()),
  /** In the names of the company, its city, its categories, its services and its items; typos are forgiven. */
  keyword: optional(line({ max: 255 })),
  country_id: optional(id()),
  state_id: optional(id()),
  city_id: optional(id()),
  /** Where to look from, in degrees (WGS 84); both or neither. */
  lat: optional(degrees(90)),
  lng: optional(degrees(180)),
  distance_km: optional(decimal(0.1, reach.most)),
  /** With sp_near_you: however far it is, rather than as far as what counts as near. */
  any_distance: optional(z.stringbool()),
  /** Only who comes to where the list is looked from: the place that is sent or the viewer’s own, else the city and who is at home there. */
  comes_to_me: optional(z.stringbool()),
  /** Bounds of the least price of a store that has the currency. */
  price_from: optional(money()),
  price_to: optional(money()),
  currency: optional(z.enum(currencies)),
  min_rating: optional(decimal(1, 5)),
  /** Only where an offer runs. */
  offers: optional(z.stringbool()),
  /** Only who can still be asked for that day: `YYYY-MM-DD`. */
  free_on: optional(calendarDay()),
  /** Spoken by the provider, one of several is enough: ISO 639-1. */
  languages: listOf(z.enum(spokenLanguages)).pipe(z.array(z.string()).max(most.languages)),
  /** Ids of companies that are shown already. */
  exclude_ids: listOf(id()).pipe(z.array(z.int()).max(most.excluded)),
  /** sp_near_you: around the coordinates that are sent, else where the viewer lives. top_sp: the best rated. */
  filter_type: optional(z.enum(['sp_near_you', 'top_sp'])),
  /** The nearest first where there is a place to look from, else the best rated. */
  sort: optional(z.enum(providerOrders)),
})

type Filters = z.output<typeof filters>

const knowsWhere = ({ lat, filter_type }: Filters) => lat !== undefined || filter_type === 'sp_near_you'
const knowsPlace = (query: Filters) => knowsWhere(query) || query.city_id !== undefined
const asksForPrices = ({ price_from, price_to, sort }: Filters) =>
  price_from !== undefined || price_to !== undefined || sort === 'price'

export const providerFilters = filters
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    ...issue('half_a_position'),
    path: ['lng'],
  })
  .refine(query => knowsWhere(query) || (query.distance_km === undefined && query.sort !== 'near'), {
    ...issue('required'),
    path: ['lat'],
  })
  .refine(query => knowsPlace(query) || !query.comes_to_me, { ...issue('required'), path: ['lat'] })
  .refine(query => !asksForPrices(query) || query.currency !== undefined, { ...issue('required'), path: ['currency'] })
  .refine(({ price_from = 0, price_to = Number.POSITIVE_INFINITY }) => price_from <= price_to, {
    ...issue('most_below_least'),
    path: ['price_to'],
  })
export type ProviderFilters = z.output<typeof providerFilters>

export const finding = endpoints({
  list: {
    method: 'GET',
    path: '/service-provider',
    who: 'anyone',
    bearsLag: true,
    summary:
      'Providers who offer something, by what, where, price, rating and language; `service_providers` is the same list as `post`',
    query: providerFilters,
    answer: z.object({ post: z.array(providerCard), service_providers: z.array(providerCard), ...listAnswer }),
  },
})
