import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { minorUnits } from '@celebrio/contract/platform/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#lib/amounts.ts'
import { priceText } from '#lib/prices.ts'
import { quantityText } from '#lib/quantities.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './change-table.module.css'
import { lineCost } from './line-cost.ts'
import { changedItems } from './steps.ts'

/** A change on a slip of its own: what was, what is, and the difference. */
export const ChangeTable = ({ booking, children }: { booking: Booking; children: ReactNode }) => {
  const { t } = useTranslation('bookings')
  const { currency, asked_total, total } = booking
  return (
    <div className={classes.slip}>
      {children}
      <ul className={classes.lines}>
        {changedItems(booking).map(item => {
          const now = minorUnits(item.total, currency) ?? 0
          return (
            <li key={item.id}>
              <span dir="auto">{item.name}</span>
              <span className={classes.number}>
                <VisuallyHidden>{t('was', { qty: quantityText(item.qty) })}, </VisuallyHidden>
                <s aria-hidden>{quantityText(item.qty)}</s> <b>{quantityText(item.now)}</b>
              </span>
              <span className={classes.number}>{formatAmount(now - lineCost(item, currency, item.qty), currency)}</span>
            </li>
          )
        })}
      </ul>
      <p className={classes.total}>
        <span>{t('newTotal')}</span>
        <span className={classes.number}>
          <s aria-hidden>{priceText(asked_total, currency)}</s> <b>{priceText(total, currency)}</b>
        </span>
      </p>
    </div>
  )
}
