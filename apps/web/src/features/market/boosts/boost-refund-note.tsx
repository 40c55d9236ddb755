import type { Boost } from '@celebrio/contract/market/boosts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { priceText } from '#lib/prices.ts'
import classes from './boosts.module.css'
import { boostsQuery, openBoosts } from './data.ts'

/** What comes back of the boosts of a deal that goes, in words. */
export function useRefundText() {
  const { t } = useTranslation('boosts')
  return (boosts: readonly Boost[]): string => {
    const sum = boosts.reduce((total, { refundable }) => total + refundable, 0)
    const [first] = boosts
    return first && sum > 0 ? t('refundOf', { sum: priceText(sum, first.currency) }) : t('refundNone')
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
