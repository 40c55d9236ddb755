import type { Generated, GeneratedAlways } from 'kysely'

type StoreTable = {
  provider_id: number
  /** ISO 4217; all prices of the store are in its minor unit. */
  currency: string
  total_services: Generated<number>
  total_offers: Generated<number>
  total_albums: Generated<number>
  /** Kept by a trigger. */
  total_joined: Generated<number>
  created_at: Date
  /** Until when its plan is paid for. */
  paid_until: Date | null
  /** Spoken by the provider: ISO 639-1. */
  languages: Generated<string[]>
  /** What people should know before they book, in the provider's words. */
  cancellation: Generated<string | null>
  travel: Generated<string | null>
  deposit: Generated<string | null>
  /** How far the provider comes; 0 for who only serves at their own place. */
  travels_km: Generated<number | null>
  /** How many shown reviews have given one star, two, and so on. */
  by_stars: Generated<number[]>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  /** The mean, 0 without any. */
  rating: GeneratedAlways<number>
  /** The Bayesian mean in ten-thousandths. */
  rank: GeneratedAlways<number>
  /** Half of its last answers came within so many seconds; null before there are five. */
  answers_within: number | null
}

/** How long the last answers took. */
type StoreAnswerTable = { id: GeneratedAlways<number>; provider_id: number; seconds: number }

type StoreMemberTable = { provider_id: number; user_id: number; created_at: Date }

/** Who has written to a store. */
type StoreInquiryTable = { id: GeneratedAlways<number>; provider_id: number; user_id: number; created_at: Date }

declare module '#platform/db/database.ts' {
  interface Tables {
    stores: StoreTable
    store_members: StoreMemberTable
    store_inquiries: StoreInquiryTable
    store_answers: StoreAnswerTable
  }
}
