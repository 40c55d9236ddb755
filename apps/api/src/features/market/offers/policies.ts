import type { Visitor } from '#platform/auth/viewer.ts'

/** Whose company makes an offer. */
type Made = { user_id: number }

const isOwner = ({ id }: Visitor, { user_id }: Made): boolean => user_id === id

export const canEditOffer = isOwner

export const canDeleteOffer = isOwner

/** What the visitor may do with an offer. */
export const offerRights = (visitor: Visitor, offer: Made) => ({
  edit: canEditOffer(visitor, offer),
  delete: canDeleteOffer(visitor, offer),
})
