import type { Cart } from '@celebrio/contract/market/carts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { totalsText } from './amounts.ts'
import classes from './cart-bar.module.css'
import { ItemCount } from './item-count.tsx'

/** On phones, in place of the navigation: what it comes to, and the one button that leads on. */
export const CartBar = ({ cart, children }: { cart: Cart; children: ReactNode }) => {
  const { t } = useTranslation('carts')
  return (
    <section className={classes.bar} aria-label={t('title')} data-decision>
      <p className={classes.sum}>
        <ItemCount cart={cart} words="totalOfItems" />
        {totalsText(cart).map(total => (
          <b key={total}>{total}</b>
        ))}
      </p>
      {children}
    </section>
  )
}
