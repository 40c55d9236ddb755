import type { Reportable } from '#features/base/reports'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { findImagesOf } from './queries/cards.ts'
import { countDeals, findSellerOf, lockSeller } from './queries/sellers.ts'
import { findReported, restoreDeal, withholdDeal } from './queries/withheld.ts'
import { keepWords } from './queries/writes.ts'

/** Changes a deal of whoever sells it, and counts theirs anew. */
async function change(tx: Tx, id: number, work: () => Promise<boolean>): Promise<boolean> {
  const seller = await findSellerOf(tx, id)
  if (seller === undefined) return false
  await lockSeller(tx, seller)
  const changed = await work()
  await keepWords(tx, id)
  await countDeals(tx, seller)
  return changed
}

const emitOver = (app: AppContext, tx: Tx, id: number) =>
  app.emit(tx, 'deal.over', { deal_id: id, since: app.clock.now().toISOString() })

const deal: Reportable = {
  withholds: ['hidden', 'removed'],
  async read(app, ids) {
    const images = Map.groupBy(await findImagesOf(app.db, ids), image => image.deal_id)
    return (await findReported(app.db, ids)).map(({ id, title, description, created_at }) => ({
      id,
      title,
      text: description,
      media: (images.get(id) ?? []).map(image => mediaOf(app, image)),
      documents: [],
      around: [],
      created_at,
      path: `/deals/${id}`,
    }))
  },
  async withhold(app, tx, id, how, statementId) {
    const isNew = await change(tx, id, () => withholdDeal(tx, id, how, statementId, app.clock.now()))
    if (isNew) await emitOver(app, tx, id)
    return isNew
  },
  restore: async (app, tx, id, statementId) =>
    void (await change(tx, id, () => restoreDeal(tx, id, statementId, app.clock.now()))),
}

export const reportables = { deal }
