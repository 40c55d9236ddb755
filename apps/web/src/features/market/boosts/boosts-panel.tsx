import type { Boost } from '@celebrio/contract/market/boosts'
import type { Deal } from '@celebrio/contract/market/deal-shapes'
import { RocketLaunch } from '@phosphor-icons/react/RocketLaunch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnpaid, paymentQuery } from '#features/money/payments'
import { formatDate } from '#lib/formats-dates.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { BoostDialog } from './boost-dialog.tsx'
import classes from './boosts.module.css'
import { boostsQuery, openBoosts } from './data.ts'

/** The moment before the end is of the last day. */
const lastDay = ({ ends_at }: Boost) => formatDate(new Date(Date.parse(ends_at) - 1), 'UTC')

/** One boost: its days, and what it brought. */
const Row = ({ boost }: { boost: Boost }) => {
  const { t } = useTranslation('boosts')
  const { starts_at, state, amount, refunded, currency, results } = boost
  const figures = [
    t('views', { count: results.views }),
    t('saves', { count: results.saves }),
    t('messages', { count: results.inquiries }),
  ]
  const sums = [
    t('paid', { sum: priceText(amount, currency) }),
    refunded > 0 && t('refunded', { sum: priceText(refunded, currency) }),
  ]
  return (
    <li className={classes.boost}>
      <p>{t('days', { from: formatDate(starts_at, 'UTC'), until: lastDay(boost) })}</p>
      {state !== 'planned' && <p>{figures.join(' · ')}</p>}
      <p className={classes.note}>{[t(`state_${state}`), ...sums].filter(Boolean).join(' · ')}</p>
    </li>
  )
}

/** To its seller: the boosts of a deal, and the way to another one. */
export const BoostsPanel = ({ deal, paymentId }: { deal: Deal; paymentId: number | undefined }) => {
  const { t } = useTranslation('boosts')
  const [opened, setOpened] = useState(false)
  const payment = useQuery({ ...paymentQuery(paymentId ?? 0), enabled: paymentId !== undefined })
  // What is paid shows among the boosts, so those are read after it.
  const isKnown = paymentId === undefined || !payment.isPending
  const { data } = useQuery({ ...boostsQuery(deal.id), enabled: isKnown })
  const boosts = data?.boosts ?? []
  const isBoosted = openBoosts(boosts).length > 0
  const isAskedAbove = payment.data !== undefined && isUnpaid(payment.data)
  if (!deal.can.boost && boosts.length === 0) return null
  return (
    <section className={classes.panel} aria-label={t('heading')}>
      {boosts.length > 0 && (
        <>
          <h2>{t('heading')}</h2>
          <ul>
            {boosts.map(boost => (
              <Row key={boost.id} boost={boost} />
            ))}
          </ul>
        </>
      )}
      {deal.can.boost && (
        <Button
          variant={isBoosted || isAskedAbove ? 'outline' : 'primary'}
          leftSection={<RocketLaunch size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          {t('boostDeal')}
        </Button>
      )}
      <BoostDialog deal={deal} opened={opened} onClose={() => setOpened(false)} />
    </section>
  )
}
