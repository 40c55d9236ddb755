import type { Unit } from '@celebrio/contract/market/service-forms'
import type { Generated, GeneratedAlways } from 'kysely'

type ServiceTable = {
  id: GeneratedAlways<number>
  provider_id: number
  name: string
  /** Words of its name and of its items, a tsvector. */
  words: Generated<string>
  description: string
  created_at: Date
  edited_at: Date | null
}

type ServiceCategoryTable = { service_id: number; position: number; category_id: number }

type ServiceItemTable = {
  id: GeneratedAlways<number>
  service_id: number
  position: number
  name: string
  /** In the minor unit of the store's currency. */
  price: number
  unit: Unit
  /** Quantities are thousandths of the unit. */
  qty: number
  least_qty: number | null
  most_qty: number | null
  /** Of what is paid by the hour. */
  step_minutes: 15 | 30 | 60 | null
}

type ServiceImageTable = { service_id: number; position: number; upload_id: number }

declare module '#platform/db/database.ts' {
  interface Tables {
    services: ServiceTable
    service_categories: ServiceCategoryTable
    service_items: ServiceItemTable
    service_images: ServiceImageTable
  }
}
