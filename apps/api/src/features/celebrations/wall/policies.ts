import { leastRole } from '#features/celebrations/events'
import type { Viewer } from '#platform/auth/viewer.ts'

/** Who sees the wall without a seat hosts it: approves what others put up, and deletes it. */
export const leastWallHost = leastRole.see_wall

/** Whether the viewer hosts the wall, as the query says. */
type Hosted = { is_host: boolean }

/** People can always delete their own entries, also when they can no longer see the wall. */
export const canDeleteEntry = (viewer: Viewer, { is_host, user_id }: Hosted & { user_id: number }): boolean =>
  is_host || user_id === viewer.id

export const canApproveEntries = ({ is_host }: Hosted): boolean => is_host
