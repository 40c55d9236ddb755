import type { Viewer } from '#platform/auth/viewer.ts'

/** Nobody books what they sell themselves. */
export const canPutIntoCart = ({ id }: Pick<Viewer, 'id'>, company: { user_id: number }): boolean =>
  company.user_id !== id
