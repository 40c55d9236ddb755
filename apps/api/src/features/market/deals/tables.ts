import type { DealCondition, DealStatus } from '@celebrio/contract/market/deal-forms'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Withheld } from '#features/base/reports'

/** How many deals somebody has. */
type DealSellerTable = {
  user_id: number
  shown: Generated<number>
  running: Generated<number>
  sold: Generated<number>
  archived: Generated<number>
}

type DealTable = {
  id: GeneratedAlways<number>
  user_id: number
  title: string
  description: string
  currency: string
  /** In the minor unit of the currency, like the other costs; 0 is free. */
  cost: number
  least_cost: number
  cost_before: Generated<number | null>
  reduced_at: Generated<Date | null>
  or_nearest_offer: boolean
  condition: DealCondition | null
  category_id: number | null
  country_id: number | null
  state_id: number | null
  city_id: number | null
  /** A cube: the point of the city on a ball of radius 1. Kept by a trigger. */
  position: GeneratedAlways<string | null>
  status: Generated<DealStatus>
  status_changed_at: Generated<Date | null>
  /** By the staff, and the statement that says why; it is archived then, and was something before. */
  withheld: Generated<Withheld | null>
  statement_id: Generated<number | null>
  status_before: Generated<DealStatus | null>
  valid_till: Date
  ended_at: Generated<Date | null>
  is_listed: GeneratedAlways<boolean>
  warned_of: Generated<Date | null>
  /** A tstzmultirange: when it is boosted, of what is not over. */
  boosted_times: Generated<string | null>
  /** Kept by a trigger. */
  total_saves: Generated<number>
  created_at: Date
  edited_at: Generated<Date | null>
  /** A tsvector. */
  facets: GeneratedAlways<string>
}

type DealWordTable = { word: string }

type DealImageTable = { deal_id: number; position: number; upload_id: number }

type DealSaveTable = { deal_id: number; user_id: number; created_at: Date }

/** What a deal has brought on a day. Kept by triggers. */
type DealDayTable = {
  deal_id: number
  day: string
  views: Generated<number>
  saves: Generated<number>
  inquiries: Generated<number>
}

type DealViewerTable = { deal_id: number; day: string; viewer: string }

type DealInquiryTable = {
  id: GeneratedAlways<number>
  deal_id: number | null
  seller_id: number
  buyer_id: number
  title: string
  created_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    deal_sellers: DealSellerTable
    deals: DealTable
    deal_words: DealWordTable
    deal_images: DealImageTable
    deal_saves: DealSaveTable
    deal_days: DealDayTable
    deal_viewers: DealViewerTable
    deal_inquiries: DealInquiryTable
  }
}
