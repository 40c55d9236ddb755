import type { BookedItem, Booking } from '@celebrio/contract/market/booking-shapes'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#lib/formats.ts'
import { priceText } from '#lib/prices.ts'
import { quantityText } from '#lib/quantities.ts'
import classes from './agreed.module.css'

const Line = ({ item, currency }: { item: BookedItem; currency: string }) => {
  const { t } = useTranslation('bookings')
  const { t: tServices } = useTranslation('services')
  const { name, unit, qty, qty_accepted, price, sub_total, discount, total, offer } = item
  const done = qty_accepted ?? qty
  return (
    <li className={classes.line} data-declined={done === 0 || undefined}>
      <span>
        <span dir="auto">{name}</span> <span className={classes.times}>× {quantityText(done)}</span>
        <small className={classes.each}>
          {priceText(price, currency)} {tServices(`per${unit}`)}
        </small>
        {offer && done > 0 && (
          <small className={classes.offer}>
            {offer.name}, {t('percentOff', { percent: formatPercent(offer.discount / 100) })}
          </small>
        )}
      </span>
      <span className={classes.amount}>
        {discount > 0 && (
          <small className={classes.each}>
            {priceText(sub_total, currency)} <span className={classes.offer}>{priceText(-discount, currency)}</span>
          </small>
        )}
        {priceText(total, currency)}
      </span>
    </li>
  )
}

/** What a booking is about and what it costs, as it is agreed, or asked for. It is frozen. */
export const Agreed = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings')
  const { items, currency, sub_total, discount, tax, total, status } = booking
  const isAsked = items.every(item => item.qty_accepted === null)
  const title = t(status === 'changed' ? 'offeredTitle' : isAsked ? 'askedTitle' : 'agreedTitle')
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul>
        {items.map(item => (
          <Line key={item.id} item={item} currency={currency} />
        ))}
      </ul>
      <dl className={classes.sums}>
        <dt>{t('subTotal')}</dt>
        <dd>{priceText(sub_total, currency)}</dd>
        {discount > 0 && (
          <>
            <dt>{t('discount')}</dt>
            <dd data-offer>{priceText(-discount, currency)}</dd>
          </>
        )}
        <dt>{t('tax')}</dt>
        <dd>{priceText(tax, currency)}</dd>
        <dt data-total>{t('total')}</dt>
        <dd data-total>{priceText(total, currency)}</dd>
      </dl>
    </section>
  )
}
