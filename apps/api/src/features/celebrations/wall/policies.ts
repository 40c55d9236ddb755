import type { Viewer } from '#platform/auth/viewer.ts'

/** Whether the viewer is host or co-host of the event, as the query says. */
type Hosted = { is_host: boolean }

/** What is one's own can be deleted always, also by who sees the wall no longer. */
export const canDeleteEntry = (viewer: Viewer, { is_host, user_id }: Hosted & { user_id: number }): boolean =>
  is_host || user_id === viewer.id

export const canApproveEntries = ({ is_host }: Hosted): boolean => is_host
