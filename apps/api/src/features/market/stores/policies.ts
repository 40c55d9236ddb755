import type { ServiceProvider } from '@celebrio/contract/market/stores'
import type { Visitor } from '#platform/auth/viewer.ts'

type Company = { user_id: number }

export const isOwner = (viewerId: number, { user_id }: Company): boolean => user_id === viewerId

/** Whoever has an account joins the providers of others. */
export const canJoin = ({ id }: Visitor, company: Company): boolean => id !== 0 && !isOwner(id, company)

/** Children put nothing into a cart, ask no provider, and hold no day. */
export const canBeCustomer = ({ isKid }: Visitor): boolean => !isKid

/** Nobody books what they sell themselves. What else it takes is to be listed. */
export const canBook = ({ id }: Visitor, company: Company): boolean => id !== 0 && !isOwner(id, company)

/** Whoever has an account reports the stores of others. */
export const canReport = ({ id }: Visitor, company: Company): boolean => id !== 0 && !isOwner(id, company)

type Addressee = Company & { listed_until: Date; has_inquired: boolean; with_strange_child: boolean }

/** Whoever has an account writes to listed stores of others, and goes on where they have written before; children to connections only. */
export const canInquire = ({ id }: Visitor, store: Addressee, now: Date): boolean =>
  id !== 0 && !isOwner(id, store) && !store.with_strange_child && (store.has_inquired || store.listed_until > now)

/** What a visitor may do with a provider. */
export const providerRights = (visitor: Visitor, company: Addressee, now: Date): ServiceProvider['can'] => ({
  edit: isOwner(visitor.id, company),
  join: canJoin(visitor, company),
  report: canReport(visitor, company),
  book: canBeCustomer(visitor) && canBook(visitor, company) && company.listed_until > now,
  message: canInquire(visitor, company, now),
})
