import type { Visitor } from '#platform/auth/viewer.ts'

type Asked = { user_id: number; owner_id: number }

/** Everybody but the provider asks, one thing at a time. */
export const canAsk = ({ id }: Visitor, { owner_id }: { owner_id: number }, hasWaiting: boolean): boolean =>
  id !== 0 && id !== owner_id && !hasWaiting

export const canAnswer = ({ id }: Visitor, { owner_id }: Asked): boolean => id === owner_id

export const canDelete = ({ id }: Visitor, { user_id, owner_id }: Asked): boolean => id === user_id || id === owner_id
