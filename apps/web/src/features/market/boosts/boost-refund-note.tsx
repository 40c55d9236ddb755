import { elapsedDays } from '@celebrio/contract/market/boost-days'
import type { Boost } from '@celebrio/contract/market/boosts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { priceText } from '#lib/prices.ts'
import classes from './boosts.module.css'
import { boostsQuery, openBoosts } from './data.ts'

const refundableNow = ({ refundable }: Boost): number => refundable

/** What comes back when the deal ends at a moment: days that have begun by now never do. */
const refundableAt =
  (end: Date) =>
  ({ starts_at, days, per_day, refundable }: Boost): number =>
    Math.min(refundable, (days - elapsedDays({ starts_at: new Date(starts_at), days }, end)) * per_day)

/** A sum of what comes back of some boosts, formatted; undefined where nothing does. */
function sumOf(boosts: readonly Boost[], amountOf: (boost: Boost) => number): string | undefined {
  const sum = boosts.reduce((total, boost) => total + amountOf(boost), 0)
  const [first] = boosts
  return first && sum > 0 ? priceText(sum, first.currency) : undefined
}

/** What comes back of the boosts of a deal that goes, in words. */
export function useRefundText() {
  const { t } = useTranslation('boosts')
  return (boosts: readonly Boost[]): string => {
    const sum = sumOf(boosts, refundableNow)
    return sum ? t('refundOf', { sum }) : t('refundNone')
  }
}

/** Says, before a deal goes, what happens to the boost that is paid for; nothing when there is none. */
export const BoostRefundNote = ({ dealId }: { dealId: number }) => {
  const { t } = useTranslation('boosts')
  const refundText = useRefundText()
  const { data } = useQuery(boostsQuery(dealId))
  const open = openBoosts(data?.boosts ?? [])
  return open.length > 0 ? <p className={classes.refundNote}>{t('willStop', { refund: refundText(open) })}</p> : null
}

/** Says, before the end of a deal is moved, what comes back of its boost; nothing where no day of it is lost. */
export const EarlyEndRefundNote = ({ dealId, end }: { dealId: number; end: Date }) => {
  const { t } = useTranslation('boosts')
  const { data } = useQuery(boostsQuery(dealId))
  const sum = sumOf(openBoosts(data?.boosts ?? []), refundableAt(end))
  return <output className={sum && classes.earlyEnd}>{sum && t('endsEarly', { sum })}</output>
}
