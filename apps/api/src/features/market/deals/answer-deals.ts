import type { ReportForm } from '@celebrio/contract/platform/reports'
import { fileReport } from '#features/base/reports'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { canInquire, canReportDeal, canSaveDeal, canTrade } from './policies.ts'
import { findOwnInquiry, upsertInquiry } from './queries/inquiries.ts'
import { type DealRow, findDeal } from './queries/visible.ts'
import { deleteSave, insertSave } from './queries/writes.ts'
import { readDeal } from './read-deals.ts'

/** @throws AppError not_found where there is none that the viewer may see */
async function requireDeal(tx: Tx, viewer: Viewer, id: number): Promise<DealRow> {
  const row = await findDeal(tx, viewer.id, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function readSave(app: AppContext, tx: Tx, viewer: Viewer, dealId: number) {
  const { id, is_saved, total_saves } = await readDeal(app, tx, viewer, dealId)
  return { id, is_saved, total_saves }
}

/** @throws AppError not_found, own_deal */
export async function save(app: AppContext, viewer: Viewer, id: number) {
  const deal = await inTransaction(app, async tx => {
    authorize(canSaveDeal(viewer, await requireDeal(tx, viewer, id)), 'own_deal')
    await insertSave(tx, { deal_id: id, user_id: viewer.id, created_at: app.clock.now() })
    return readSave(app, tx, viewer, id)
  })
  return { message: 'Deal saved', deal }
}

/** @throws AppError not_found */
export async function unsave(app: AppContext, viewer: Viewer, id: number) {
  const deal = await inTransaction(app, async tx => {
    await requireDeal(tx, viewer, id)
    await deleteSave(tx, id, viewer.id)
    return readSave(app, tx, viewer, id)
  })
  return { message: 'Deal unsaved', deal }
}

/**
 * What the viewer has to ask about a deal: who has asked before goes on, also when the deal is over.
 * @throws AppError not_found, not_for_your_role for children, own_deal, deal_over
 */
export async function inquire(app: AppContext, viewer: Viewer, id: number) {
  authorize(canTrade(viewer), 'not_for_your_role')
  return inTransaction(app, async tx => {
    const row = await requireDeal(tx, viewer, id)
    authorize(canSaveDeal(viewer, row), 'own_deal')
    const present = await findOwnInquiry(tx, id, viewer.id)
    if (present) return { inquiry: present }
    const now = app.clock.now()
    authorize(canInquire(viewer, row, now), 'deal_over')
    const sides = { seller_id: row.user_id, buyer_id: viewer.id }
    const inquiryId = await upsertInquiry(tx, { deal_id: id, ...sides, title: row.title, created_at: now })
    return { inquiry: { id: inquiryId } }
  })
}

/** The first report of a person stands; later ones are thanked for just the same. @throws AppError not_found, own_deal */
export async function report(app: AppContext, viewer: Viewer, id: number, said: ReportForm) {
  await inTransaction(app, async tx => {
    const row = await requireDeal(tx, viewer, id)
    authorize(canReportDeal(viewer, row), 'own_deal')
    const { user_id: author_id } = row
    await fileReport(app, tx, { subject_type: 'deal', subject_id: id, author_id, user_id: viewer.id, ...said })
  })
  return { message: 'This deal has been successfully reported' }
}
