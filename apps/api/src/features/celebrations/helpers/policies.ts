import type { Viewer } from '#platform/auth/viewer.ts'

/** Helpers leave by themselves; others are dismissed by who names them. */
export const canDismiss = (viewer: Viewer, helperId: number, canName: boolean): boolean =>
  canName || helperId === viewer.id
