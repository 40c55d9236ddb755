import type { StoreForm } from '@celebrio/contract/market/stores'
import { currencyOfCountry } from '@celebrio/contract/platform/country-currencies'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { findTerm, lockStore, type Store, updateStore } from './queries/stores.ts'

/**
 * The store of somebody's company, locked until the transaction ends. It opens with the first use, in the currency of the
 * country where the company is. Undefined for who has no company.
 */
export const openStore = (app: AppContext, tx: Tx, userId: number): Promise<Store | undefined> =>
  lockStore(tx, userId, currencyOfCountry, app.clock.now())

/**
 * The viewer's own store, as `openStore`.
 * @throws AppError not_for_your_role for who has no company
 */
export async function lockOwnStore(app: AppContext, tx: Tx, viewer: Viewer): Promise<Store> {
  const store = await openStore(app, tx, viewer.id)
  if (!store) throw new AppError('not_for_your_role')
  return store
}

/** @throws AppError store_resting when neither trial nor plan of a store runs */
export async function requireOpen(app: AppContext, db: Db, providerId: number): Promise<void> {
  const { listed_until } = await findTerm(db, providerId)
  if (listed_until <= app.clock.now()) throw new AppError('store_resting')
}

/**
 * The viewer's own store, as `lockOwnStore`, to be changed.
 * @throws AppError not_for_your_role for who has no company, store_resting
 */
export async function lockOpenStore(app: AppContext, tx: Tx, viewer: Viewer): Promise<Store> {
  const store = await lockOwnStore(app, tx, viewer)
  await requireOpen(app, tx, store.provider_id)
  return store
}

/** Changes what the viewer's own store says of itself. @throws AppError not_for_your_role for who has no company, store_resting */
export async function editOwnStore(app: AppContext, viewer: Viewer, form: StoreForm) {
  const said = await inTransaction(app, async tx => {
    const { provider_id } = await lockOpenStore(app, tx, viewer)
    return updateStore(tx, provider_id, form)
  })
  return { message: 'Store has been updated successfully.', ...said }
}
