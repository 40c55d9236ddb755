import type { Order } from '@celebrio/contract/market/orders'
import { useTranslation } from 'react-i18next'
import { Cover } from '#features/celebrations/events'
import { formatCardDate } from '#lib/formats-zones.ts'
import { priceText } from '#lib/prices.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { StateWord } from '../state-word.tsx'
import classes from './order-card.module.css'

type OrderCardProps = { order: Order; onOpen: () => void }

/** One order: the picture of its event, what it is called, where and when. */
export const OrderCard = ({ order, onOpen }: OrderCardProps) => {
  const { t } = useTranslation(['orders', 'bookings'])
  const { title, address, cover, coverphoto, status, starts_at, timezone, total, currency } = order
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <Cover cover={cover} address={coverphoto} sizes="(min-width: 700px) 300px, 100vw" />
      </div>
      <p className={classes.top}>
        <time dateTime={starts_at}>{formatCardDate(starts_at, timezone)}</time>
        <StateWord status={status} />
      </p>
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      {address && (
        <p className={classes.address} dir="auto">
          {address}
        </p>
      )}
      <p className={classes.bottom}>
        <b>{priceText(total, currency)}</b>
        <Button
          size="small"
          variant="outline"
          aria-haspopup="dialog"
          aria-label={t('seeDetailsOf', { title })}
          onClick={onOpen}
        >
          {t('seeDetails')}
        </Button>
      </p>
    </li>
  )
}

/** Cards that are on their way. */
export const OrdersWaiting = () => (
  <SkeletonGroup>
    <div className={classes.waiting}>
      {[72, 56, 64].map(width => (
        <div key={width}>
          <SkeletonBlock height={168} />
          <SkeletonLine width={`${width}%`} height={18} />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
