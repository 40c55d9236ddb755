import { isRobot, type Visitor, viewerKey } from '#features/market/views'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import { dayOf } from '#platform/clock.ts'
import { findDeal } from './queries/visible.ts'
import { deleteViewersBefore, insertViewer } from './queries/writes.ts'

/** @throws AppError not_found where there is no deal that the visitor may see */
export async function recordView(app: AppContext, visitor: Visitor, id: number) {
  const viewerId = visitor.viewer?.id ?? 0
  const deal = await findDeal(app.db, viewerId, id)
  if (!deal) throw new AppError('not_found')
  if (!isRobot(visitor) && deal.user_id !== viewerId) {
    const day = dayOf(app.clock.now())
    await insertViewer(app.db, { deal_id: id, day, viewer: viewerKey(app, visitor, day) })
  }
  return { message: 'Noted.' }
}

/** Who was counted is of no use once the day is over. */
export const forgetViewers = ({ db, clock }: AppContext): Promise<void> => deleteViewersBefore(db, dayOf(clock.now()))
