import { isbot } from 'isbot'
import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { dayOf } from '#platform/clock.ts'
import { lineOf } from '#platform/http/line-of.ts'
import { deleteViewersBefore, findOwner, insertViewer } from './queries.ts'

export type Visitor = { viewer: Viewer | null; address: string; userAgent: string }

/** Who it is on that day: an account, else a browser at an address. Nobody can be told from it, nor found on another day. */
export const viewerKey = ({ signer }: AppContext, { viewer, address, userAgent }: Visitor, day: string): string =>
  signer.sign('view', day, ...(viewer ? [String(viewer.id)] : [lineOf(address), userAgent]))

export const isRobot = ({ userAgent }: Visitor): boolean => userAgent === '' || isbot(userAgent)

/** @throws AppError not_found where there is no provider that the visitor may see */
export async function recordView(app: AppContext, visitor: Visitor, providerId: number) {
  const owner = await findOwner(app.db, visitor.viewer?.id ?? 0, providerId)
  if (!owner) throw new AppError('not_found')
  if (!isRobot(visitor) && owner.user_id !== visitor.viewer?.id) {
    const day = dayOf(app.clock.now())
    await insertViewer(app.db, { provider_id: providerId, day, viewer: viewerKey(app, visitor, day) })
  }
  return { message: 'Noted.' }
}

/** Who was counted is of no use once the day is over. */
export async function forgetViewers({ db, clock }: AppContext): Promise<void> {
  await deleteViewersBefore(db, dayOf(clock.now()))
}
