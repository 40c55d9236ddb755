import type { ServiceProvider } from '@celebrio/contract/market/stores'
import type { Viewer } from '#platform/auth/viewer.ts'

type Company = { user_id: number }

const isOwner = (viewerId: number, { user_id }: Company): boolean => user_id === viewerId

/** Whoever has an account joins the providers of others. */
export const canJoin = ({ id }: Pick<Viewer, 'id'>, company: Company): boolean => id !== 0 && !isOwner(id, company)

/** Nobody books what they sell themselves. What else it takes is to be listed. */
export const canBook = ({ id }: Pick<Viewer, 'id'>, company: Company): boolean => id !== 0 && !isOwner(id, company)

/** What a visitor may do with a provider; id 0 is somebody without an account. */
export const providerRights = (
  { id }: Pick<Viewer, 'id'>,
  company: Company & { listed_until: Date },
  now: Date,
): ServiceProvider['can'] => ({
  edit: isOwner(id, company),
  join: canJoin({ id }, company),
  book: canBook({ id }, company) && company.listed_until > now,
})
