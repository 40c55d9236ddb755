import { z } from 'zod'
import { media } from '../base/media.ts'
import { currencies } from '../platform/currencies.ts'
import { decimal, degrees, id, listOf, optional } from '../platform/forms.ts'
import { issue } from '../platform/issues.ts'
import { listQuery, time } from '../platform/lists.ts'
import { money } from '../platform/money.ts'
import { person } from '../platform/person.ts'
import { line } from '../platform/text-schemas.ts'
import { dealConditions, dealStatuses } from './deal-forms.ts'
import { reach } from './finding.ts'

/** Last posted, nearest, least cost first. */
export const dealOrders = ['newest', 'near', 'price'] as const
export type DealOrder = (typeof dealOrders)[number]

/** Posted within seven days, or a month. */
export const dealPeriods = ['7d', '1m'] as const
export type DealPeriod = (typeof dealPeriods)[number]

/** Something that somebody sells, or gives away. */
export const deal = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** In the currency; 0 is free. */
  cost: z.number().nonnegative(),
  currency: z.string().length(3),
  or_nearest_offer: z.boolean(),
  /** The least that it has cost before, where it costs less than ever now, and since when. */
  cost_before: z.number().nullable(),
  reduced_at: time().nullable(),
  condition: z.enum(dealConditions).nullable(),
  category_id: z.int().nullable(),
  images: z.array(media),
  country_id: z.int().nullable(),
  state_id: z.int().nullable(),
  city_id: z.int().nullable(),
  /** Names in the language of the request. */
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** From where the list was asked for; null where either side has no place. */
  distance_km: z.number().nonnegative().nullable(),
  /** `YYYY-MM-DD HH:mm:ss` in UTC, and the same in ISO 8601. */
  valid_till: z.string(),
  ends_at: time(),
  has_ended: z.boolean(),
  status: z.enum(dealStatuses),
  /** When it was last archived, restored or sold. */
  status_changed_at: time().nullable(),
  created_at: time(),
  edited_at: time().nullable(),
  /** Until when it comes first by turns, as its seller pays for; null where it does not now. Always shown as such. */
  boosted_until: time().nullable(),
  is_boosted: z.boolean(),
  total_saves: z.int().nonnegative(),
  is_saved: z.boolean(),
  /** The seller: providers under the name of their company. */
  user: person.extend({
    /** Of the company, for whom that is the whole account. */
    provider_id: z.int().nullable(),
    total_sold: z.int().nonnegative(),
  }),
  /** The staff has hidden the viewer’s own deal, for the reasons in this statement. */
  statement_id: z.int().nullable(),
  can: z.object({
    edit: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    sell: z.boolean(),
    delete: z.boolean(),
    boost: z.boolean(),
    save: z.boolean(),
    contact: z.boolean(),
    report: z.boolean(),
  }),
})
export type Deal = z.output<typeof deal>

const truth = () => optional(z.stringbool())

const filters = listQuery(20).extend({
  /** Those of everybody that are to be had, instead of the viewer’s own. */
  public_deal: truth(),
  /** The viewer’s own that were archived. */
  archived_deal: truth(),
  /** In titles and descriptions; typos are forgiven. */
  keyword: optional(line({ max: 255 })),
  /** A group means all categories in it. */
  category_id: optional(id()),
  condition: listOf(z.enum(dealConditions)),
  /** Only what costs nothing. */
  free: truth(),
  min_cost: optional(money()),
  max_cost: optional(money()),
  /** Of the costs; USD by default. */
  currency: optional(z.enum(currencies)),
  created_within: optional(z.enum(dealPeriods)),
  country_id: optional(id()),
  state_id: optional(id()),
  city_id: optional(id()),
  /** Where to look from, in degrees (WGS 84); both or neither. */
  lat: optional(degrees(90)),
  lng: optional(degrees(180)),
  /** Around where the viewer lives. */
  near_you: truth(),
  distance_km: optional(decimal().pipe(z.number().min(0.1).max(reach.most))),
  /** The nearest first where there is a place to look from, else the newest. */
  sort: optional(z.enum(dealOrders)),
})

type Filters = z.output<typeof filters>
const knowsWhere = ({ lat, near_you }: Filters) => lat !== undefined || near_you === true

export const dealFilters = filters
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { ...issue('half_a_position'), path: ['lng'] })
  .refine(query => knowsWhere(query) || (query.distance_km === undefined && query.sort !== 'near'), {
    ...issue('required'),
    path: ['lat'],
  })
  .refine(({ min_cost = 0, max_cost = Number.POSITIVE_INFINITY }) => min_cost <= max_cost, {
    ...issue('most_below_least'),
    path: ['max_cost'],
  })
export type DealFilters = z.output<typeof dealFilters>

/** How many deals the viewer has: shown under My Deals, of these running, and archived. */
export const dealCounts = z.object({
  shown: z.int().nonnegative(),
  running: z.int().nonnegative(),
  archived: z.int().nonnegative(),
})
export type DealCounts = z.output<typeof dealCounts>
