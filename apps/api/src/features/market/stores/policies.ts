import type { ServiceProvider } from '@celebrio/contract/market/stores'
import type { Viewer } from '#platform/auth/viewer.ts'

type Company = { user_id: number }

export const isOwner = (viewerId: number, { user_id }: Company): boolean => user_id === viewerId

/** Whoever has an account joins the providers of others. */
export const canJoin = ({ id }: Pick<Viewer, 'id'>, company: Company): boolean => id !== 0 && !isOwner(id, company)

/** Children put nothing into a cart, ask no provider, and hold no day. */
export const canBeCustomer = ({ is_kid }: { is_kid: boolean }): boolean => !is_kid

/** Nobody books what they sell themselves. What else it takes is to be listed. */
export const canBook = ({ id }: Pick<Viewer, 'id'>, company: Company): boolean => id !== 0 && !isOwner(id, company)

/** Whoever has an account reports the stores of others. */
export const canReport = ({ id }: Pick<Viewer, 'id'>, company: Company): boolean => id !== 0 && !isOwner(id, company)

type Addressee = Company & { listed_until: Date; has_inquired: boolean; with_strange_child: boolean }

/** Whoever has an account writes to listed stores of others, and goes on where they have written before; children to connections only. */
export const canInquire = ({ id }: Pick<Viewer, 'id'>, store: Addressee, now: Date): boolean =>
  id !== 0 && !isOwner(id, store) && !store.with_strange_child && (store.has_inquired || store.listed_until > now)

/** What a visitor may do with a provider; id 0 is somebody without an account. */
export const providerRights = (
  { id }: Pick<Viewer, 'id'>,
  { viewer_is_kid: is_kid, ...company }: Addressee & { viewer_is_kid: boolean },
  now: Date,
): ServiceProvider['can'] => ({
  edit: isOwner(id, company),
  join: canJoin({ id }, company),
  report: canReport({ id }, company),
  book: canBeCustomer({ is_kid }) && canBook({ id }, company) && company.listed_until > now,
  message: canInquire({ id }, company, now),
})
