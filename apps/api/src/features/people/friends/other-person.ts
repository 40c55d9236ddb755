import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Relationship } from './policies.ts'
import { findOther, lockPair } from './queries/relationships.ts'
import { silentAmong } from './talking.ts'
import { relationshipOf } from './view.ts'

/** Somebody else, as the viewer stands to them while nobody else can change that. */
type Other = { relationship: Relationship }

/**
 * Decides something between the viewer and somebody else, one decision about the two at a time.
 * @throws AppError not_found for the viewer, for who is not active, for who blocks the viewer, and for children whom they
 *   do not know
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
    const { blocked, messages_from, ...row } = other
    const silent = await silentAmong(app, tx, viewer.id, [{ id: otherId, messages_from }])
    return work(tx, { relationship: { ...relationshipOf(row), blocked, is_silent: silent.has(otherId) } })
  })

/** The same with somebody whom the viewer does not block either. @throws AppError not_found */
export const withVisible = <T>(
  app: AppContext,
  viewer: Viewer,
  otherId: number,
  work: (tx: Tx, other: Other) => Promise<T>,
): Promise<T> =>
  betweenTwo(app, viewer, otherId, async (tx, other) => {
    if (other.relationship.blocked) throw new AppError('not_found')
    return work(tx, other)
  })
