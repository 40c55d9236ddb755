import type { Deal } from '@celebrio/contract/market/deal-shapes'
import type { Visitor } from '#platform/auth/viewer.ts'
import { isOver, type Offered } from './rules.ts'

/** Children neither sell nor buy. */
export const canTrade = ({ isKid }: Visitor): boolean => !isKid

type Owned = { user_id: number }
type Held = { statement_id: number | null }

const isSeller = ({ id }: Visitor, { user_id }: Owned): boolean => id === user_id

export const canEditDeal = isSeller
export const canDeleteDeal = isSeller
/** What the staff has hidden stays archived. */
export const canSetStatus = (visitor: Visitor, deal: Owned & Held): boolean =>
  isSeller(visitor, deal) && deal.statement_id === null

/** What is to be had can be boosted. */
export const canBoost = (visitor: Visitor, deal: Owned & Offered, now: Date): boolean =>
  isSeller(visitor, deal) && !isOver(deal, now)

/** Of those whom a deal is visible to. */
const isOther = (visitor: Visitor, deal: Owned): boolean => visitor.id !== 0 && !isSeller(visitor, deal)

export const canSaveDeal = isOther
export const canReportDeal = isOther

/** Nobody asks for what is sold or has ended; who has asked before goes on. */
export const canInquire = (visitor: Visitor, deal: Owned & Offered, now: Date): boolean =>
  isOther(visitor, deal) && !isOver(deal, now)

export const dealRights = (visitor: Visitor, deal: Owned & Held & Offered, now: Date): Deal['can'] => {
  const own = canSetStatus(visitor, deal)
  return {
    edit: canEditDeal(visitor, deal),
    archive: own && deal.status !== 'archive',
    restore: own && deal.status !== 'active',
    sell: own && deal.status === 'active',
    delete: canDeleteDeal(visitor, deal),
    boost: canBoost(visitor, deal, now),
    save: canSaveDeal(visitor, deal),
    contact: canTrade(visitor) && canInquire(visitor, deal, now),
    report: canReportDeal(visitor, deal),
  }
}
