import type { GeneratedAlways } from 'kysely'

export type ReviewSide = 'celebrant' | 'provider'

type ReviewTable = {
  id: GeneratedAlways<number>
  booking_id: number
  /** Whose words these are. */
  side: ReviewSide
  celebrant_id: number
  provider_id: number
  stars: number
  words: string
  written_at: Date
  /** When it is shown, should the other side stay silent. */
  due_at: Date
  /** Since when others read it, and it counts. */
  shown_at: Date | null
  answer: string | null
  answered_at: Date | null
}

type ReviewImageTable = { review_id: number; position: number; upload_id: number }

type ReviewReportTable = { review_id: number; user_id: number; reason: string | null; created_at: Date }

type ReviewReminderTable = { id: GeneratedAlways<number>; booking_id: number; side: ReviewSide; sent_at: Date }

/** How many shown reviews have given a celebrant one star, two, and so on. */
type CelebrantRatingTable = { user_id: number; by_stars: number[] }

declare module '#platform/db/database.ts' {
  interface Tables {
    reviews: ReviewTable
    review_images: ReviewImageTable
    review_reports: ReviewReportTable
    review_reminders: ReviewReminderTable
    celebrant_ratings: CelebrantRatingTable
  }
}
