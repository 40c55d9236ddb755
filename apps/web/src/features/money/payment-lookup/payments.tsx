import type { FoundPayment, PaymentDispute } from '@celebrio/contract/money/payment-lookup'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatExactly } from '#lib/formats-dates.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { type PaymentSearch, paymentsQuery } from './data.ts'
import classes from './payment-lookup.module.css'

/** That its payer has disputed it at the gateway, and how that has come out. */
const Dispute = ({ dispute, currency }: { dispute: PaymentDispute; currency: string }) => {
  const { t } = useTranslation('payment-lookup')
  const { id, reason, status, opened_at, closed_at, taken } = dispute
  const date = formatExactly(closed_at ?? opened_at)
  return (
    <p className={classes.note} data-dispute={status}>
      {t(`disputes.${status}`, { id, reason, since: date, date, sum: priceText(taken ?? 0, currency) })}
    </p>
  )
}

const Row = ({ payment }: { payment: FoundPayment }) => {
  const { t } = useTranslation('payment-lookup')
  const { id, payer, title, status, amount, refunded, currency, gateway, gateway_order, created_at, disputes } = payment
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.title}>
          {title} ·{' '}
          {payer ? (
            <Link to={paths.staffAccount(payer.id)} dir="auto">
              {payer.name}
            </Link>
          ) : (
            t('gone')
          )}
        </p>
        <p className={classes.note}>
          {t('number', { id: String(id) })} · {formatExactly(created_at)} ·{' '}
          {[gateway, gateway_order].filter(Boolean).join(' ')}
        </p>
        {disputes.map(dispute => (
          <Dispute key={dispute.id} dispute={dispute} currency={currency} />
        ))}
      </div>
      <p className={classes.sum}>
        {priceText(amount, currency)}
        <span className={classes.note} data-status={status}>
          {t(`statuses.${status}`, { sum: priceText(refunded, currency) })}
        </span>
      </p>
    </li>
  )
}

const waiting = (
  <SkeletonGroup>
    {[1, 2, 3].map(one => (
      <div key={one} className={classes.row}>
        <SkeletonLine width="60%" />
      </div>
    ))}
  </SkeletonGroup>
)

/** Payments that are looked for, the newest first. */
export const Payments = (search: PaymentSearch) => {
  const { t } = useTranslation('payment-lookup')
  return (
    <Pages
      list={useInfiniteQuery(paymentsQuery(search))}
      itemsOf={page => page.payments}
      waiting={waiting}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      {payments => (
        <ul className={classes.list}>
          {payments.map(payment => (
            <Row key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </Pages>
  )
}
