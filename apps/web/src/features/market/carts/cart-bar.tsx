import { type Cart, isGone } from '@celebrio/contract/market/carts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'
import { totalsText } from './amounts.ts'
import classes from './cart-bar.module.css'

/** On phones, in place of the navigation: what it comes to, and the one button that leads on. */
export const CartBar = ({ cart, children }: { cart: Cart; children: ReactNode }) => {
  const { t } = useTranslation('carts')
  const count = cart.cart.filter(entry => !isGone(entry)).length
  return (
    <section className={classes.bar} aria-label={t('title')} data-decision>
      <p className={classes.sum}>
        <span>{t('totalOfItems', { count, shown: formatCount(count) })}</span>
        {totalsText(cart).map(total => (
          <b key={total}>{total}</b>
        ))}
      </p>
      {children}
    </section>
  )
}
