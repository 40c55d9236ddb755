import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './boosts.module.css'
import { boostsQuery } from './data.ts'

/** Says, before a deal goes, what happens to the boost that is paid for; nothing when there is none. */
export const BoostRefundNote = ({ dealId }: { dealId: number }) => {
  const { t } = useTranslation('boosts')
  const { data } = useQuery(boostsQuery(dealId))
  const isPaidFor = data?.boosts.some(({ state }) => state === 'running' || state === 'planned')
  return isPaidFor ? <p className={classes.refundNote}>{t('refundNote')}</p> : null
}
