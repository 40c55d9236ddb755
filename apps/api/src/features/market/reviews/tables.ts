import type { Generated, GeneratedAlways } from 'kysely'
import type { Withheld } from '#features/base/reports'

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
  /** By the staff, and the statement that says why; it does not count then. */
  withheld: Generated<Withheld | null>
  statement_id: Generated<number | null>
  answer: string | null
  answered_at: Date | null
}

type ReviewImageTable = { review_id: number; position: number; upload_id: number }

type ReviewReminderTable = { id: GeneratedAlways<number>; booking_id: number; side: ReviewSide; sent_at: Date }

/** How many shown reviews have given a celebrant one star, two, and so on. */
type CelebrantRatingTable = { user_id: number; by_stars: number[] }

declare module '#platform/db/database.ts' {
  interface Tables {
    reviews: ReviewTable
    review_images: ReviewImageTable
    review_reminders: ReviewReminderTable
    celebrant_ratings: CelebrantRatingTable
  }
}
