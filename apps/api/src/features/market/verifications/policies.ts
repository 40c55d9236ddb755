import type { Viewer } from '#platform/auth/viewer.ts'

/** Nobody decides about their own store. */
export const canDecide = ({ id }: Pick<Viewer, 'id'>, { owner_id }: { owner_id: number }): boolean => id !== owner_id

/** Nor verifies anybody a store whose document they have not opened since it waits as it is now. */
export const canVerify = (
  viewer: Pick<Viewer, 'id'>,
  document: { owner_id: number; waiting_since: Date },
  opened: Date | undefined,
): boolean => canDecide(viewer, document) && opened !== undefined && opened >= document.waiting_since
