import type { Visitor } from '#platform/auth/viewer.ts'

/** Whose company offers a service. */
type Offered = { user_id: number }

const isOwner = ({ id }: Visitor, { user_id }: Offered): boolean => user_id === id

export const canEditService = isOwner

export const canDeleteService = isOwner

/** What the visitor may do with a service. */
export const serviceRights = (visitor: Visitor, service: Offered) => ({
  edit: canEditService(visitor, service),
  delete: canDeleteService(visitor, service),
})
