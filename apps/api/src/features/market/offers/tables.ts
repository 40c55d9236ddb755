import type { Generated, GeneratedAlways } from 'kysely'

type OfferTable = {
  id: GeneratedAlways<number>
  provider_id: number
  name: string
  description: string
  /** In percent. */
  discount: number
  /** Counts for chosen items only, also when none of them is left; otherwise for all items of services in its categories. */
  chosen_items: boolean
  ends_at: Date | null
  created_at: Date
  edited_at: Generated<Date | null>
}

type OfferCategoryTable = { offer_id: number; position: number; category_id: number }

type OfferItemTable = { offer_id: number; item_id: number }

type OfferImageTable = { offer_id: number; position: number; upload_id: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    offers: OfferTable
    offer_categories: OfferCategoryTable
    offer_items: OfferItemTable
    offer_images: OfferImageTable
  }
}
