import type { Cart } from '@celebrio/contract/market/carts'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { priceEntries } from './price-entries.ts'
import { cartView } from './view.ts'

export async function readCart(app: AppContext, db: Db, viewer: Viewer): Promise<Cart> {
  const { entries, providers } = await priceEntries(app, db, viewer.id)
  return cartView(app, entries, providers)
}
