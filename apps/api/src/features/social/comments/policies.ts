import type { Viewer } from '#platform/auth/viewer.ts'

/** A comment that the viewer may see; of a deleted one with replies a stub is left. */
type Written = { user_id: number; deleted_at: Date | null }

const isThere = ({ deleted_at }: Written): boolean => deleted_at === null

const isAuthor = (viewer: Viewer, comment: Written): boolean => isThere(comment) && comment.user_id === viewer.id

export const canEditComment = isAuthor

export const canDeleteComment = isAuthor

export const canLikeComment = isThere

export const canReplyTo = isThere

/** Of somebody else. */
export const canReportComment = (viewer: Viewer, comment: Written): boolean =>
  isThere(comment) && comment.user_id !== viewer.id
