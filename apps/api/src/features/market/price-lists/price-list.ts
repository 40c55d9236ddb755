import { createHash } from 'node:crypto'
import type { PriceListRow } from '@celebrio/contract/market/price-lists'
import { findCategoryIds } from '#features/market/categories'
import { addItems, addService, lockServices } from '#features/market/services'
import { lockOpenStore } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Plan, planOf, type ServicePlan } from './plan.ts'
import type { SoldService } from './rules.ts'

const categoryIdsOf = (rows: readonly PriceListRow[]): number[] =>
  [...new Set(rows.map(row => Number(row.category_id)))].filter(id => Number.isSafeInteger(id) && id > 0)

/** Changes whenever the store sells something else. */
const versionOf = (services: readonly SoldService[]): string =>
  createHash('sha256').update(JSON.stringify(services)).digest('base64url')

/** What a list would do to the viewer's own store, whose services are locked until the transaction ends. */
async function plan(app: AppContext, tx: Tx, viewer: Viewer, rows: readonly PriceListRow[]) {
  const store = await lockOpenStore(app, tx, viewer)
  const services = await lockServices(tx, store)
  const categories = await findCategoryIds(tx, categoryIdsOf(rows))
  return { store, version: versionOf(services), ...planOf(rows, { services, categories, currency: store.currency }) }
}

/** What a list would change; nothing is written. */
export const previewList = (app: AppContext, viewer: Viewer, rows: readonly PriceListRow[]) =>
  inTransaction(app, async tx => {
    const { store, version, rows: answered } = await plan(app, tx, viewer, rows)
    return { currency: store.currency, rows: answered, version }
  })

type Store = Awaited<ReturnType<typeof lockOpenStore>>

async function writeService(app: AppContext, tx: Tx, store: Store, { present, listing, forms }: ServicePlan) {
  if (present) await addItems(app, tx, { id: present.id, currency: store.currency }, forms)
  else if (listing) await addService(app, tx, store, { ...listing, items: forms })
}

const countOf = ({ rows }: Plan, outcome: 'added' | 'changed' | 'wrong') =>
  rows.filter(row => row.outcome === outcome).length

/** Writes a list as it was shown. @throws AppError price_list_outdated, price_list_wrong */
export const writeList = (app: AppContext, viewer: Viewer, list: { rows: PriceListRow[]; version: string }) =>
  inTransaction(app, async tx => {
    const planned = await plan(app, tx, viewer, list.rows)
    if (planned.version !== list.version) throw new AppError('price_list_outdated')
    if (countOf(planned, 'wrong') > 0) throw new AppError('price_list_wrong')
    for (const service of planned.services) await writeService(app, tx, planned.store, service)
    return {
      message: 'Your price list has been added.',
      added: countOf(planned, 'added'),
      changed: countOf(planned, 'changed'),
    }
  })
