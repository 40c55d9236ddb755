import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventQuery } from '#features/celebrations/events'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { totalsText } from './amounts.ts'
import { canServe } from './bookable.ts'
import classes from './cart-for-event.module.css'
import { useCart } from './data.ts'
import { ItemCount } from './item-count.tsx'

/** What waits in the cart, and could be booked for an event; nothing where nothing waits, or it can't be. */
export const CartForEvent = ({ eventId }: { eventId: number }) => {
  const { t } = useTranslation('carts')
  const { cart } = useCart()
  const [now] = useState(() => new Date())
  const isFilled = cart !== undefined && cart.providers.length > 0
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: isFilled })
  if (!isFilled || !event || !canServe(event, now)) return null
  return (
    <Card as="section" aria-label={t('title')} className={classes.card}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.sum}>
        <ItemCount cart={cart} words="itemCount" />
        {totalsText(cart).map(total => (
          <b key={total}>{total}</b>
        ))}
      </p>
      <ButtonLink to={paths.checkout(eventId)}>{t('bookForEvent')}</ButtonLink>
    </Card>
  )
}
