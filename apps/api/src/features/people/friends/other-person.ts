import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { findOther, lockPair } from './queries/relationships.ts'

type Other = { blocked: boolean }

/**
 * Decides something between the viewer and somebody else, one decision about the two at a time.
 * @throws AppError not_found for the viewer, for who is not active, and for who blocks the viewer
 */
export const betweenTwo = <T>(
  app: AppContext,
  viewer: Viewer,
  otherId: number,
  work: (tx: Tx, other: Other) => Promise<T>,
): Promise<T> =>
  inTransaction(app, async tx => {
    await lockPair(tx, viewer.id, otherId)
    const other = await findOther(tx, viewer.id, otherId)
    if (!other) throw new AppError('not_found')
    return work(tx, { blocked: other.blocked_by !== null })
  })

/** The same with somebody whom the viewer does not block either. @throws AppError not_found */
export const withVisible = <T>(
  app: AppContext,
  viewer: Viewer,
  otherId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  betweenTwo(app, viewer, otherId, async (tx, { blocked }) => {
    if (blocked) throw new AppError('not_found')
    return work(tx)
  })
