import type { Unit } from '@celebrio/contract/market/service-forms'
import type { Generated } from 'kysely'

type CartTable = { user_id: number; total_items: Generated<number> }

type CartItemTable = {
  user_id: number
  /** Of an item that may be gone: then the entry tells what was seen of it. */
  service_item_id: number
  service_id: number
  provider_id: number
  service_name: string
  item_name: string
  unit: Unit
  /** In thousandths of the unit. */
  qty: number
  /** Of one, offers taken off, in the minor unit of the store's currency. */
  seen_price: number
  added_at: Date
}

declare module '#platform/db/database.ts' {
  interface Tables {
    carts: CartTable
    cart_items: CartItemTable
  }
}
