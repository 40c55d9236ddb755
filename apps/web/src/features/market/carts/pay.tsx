import type { Cart } from '@celebrio/contract/market/carts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './cart-page.module.css'
import { Summary } from './summary.tsx'

type PayProps = {
  cart: Cart
  /** Said under the buttons, before what is paid where. */
  note?: string
  /** The buttons. */
  children: ReactNode
}

/** What it all comes to, beside the cart, and what leads on. */
export const Pay = ({ cart, note, children }: PayProps) => {
  const { t } = useTranslation('carts')
  const notes = [t('notCharged'), note ?? t('answersFirst'), cart.totals.length > 1 && t('currencies')].filter(Boolean)
  return (
    <section className={classes.pay} aria-label={t('summary')}>
      <h2 className={classes.heading}>{t('summary')}</h2>
      <Summary cart={cart} />
      <div className={classes.ways}>{children}</div>
      <p className={classes.note}>{notes.join(' ')}</p>
    </section>
  )
}
