import { type Cart, isGone } from '@celebrio/contract/market/carts'
import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSoughtDay } from '#features/market/availability'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { AddMore } from './add-more.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartTables } from './cart-table.tsx'
import { useCart } from './data.ts'
import classes from './store-cart.module.css'
import { Summary } from './summary.tsx'
import { useSendOnLeave } from './use-send-on-leave.ts'
import { WayOn, WaysOn } from './ways-on.tsx'

/** What waits in the cart of other providers. */
const Others = ({ cart, store }: { cart: Cart; store: ServiceProvider }) => {
  const { t } = useTranslation('carts')
  const day = useSoughtDay()
  const others = cart.providers.filter(({ id }) => id !== store.id)
  if (others.length === 0) return null
  return (
    <section aria-label={t('others')}>
      <h3 className={classes.heading}>{t('others')}</h3>
      <ul>
        {others.map(({ id, company_name, total, currency }) => (
          <li key={id} className={classes.other}>
            <Link to={paths.serviceProvider(id, day)} dir="auto">
              {company_name}
            </Link>
            <span>{priceText(total, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type StoreCartProps = { cart: Cart; store: ServiceProvider }

const Filled = ({ cart, store }: StoreCartProps) => {
  const { t } = useTranslation('carts')
  const day = useSoughtDay()
  const own = cart.cart.filter(entry => entry.provider_id === store.id && !isGone(entry))
  return (
    <>
      <section className={classes.card} aria-labelledby="cart-title" tabIndex={-1}>
        <h2 id="cart-title" className={classes.title}>
          <Link to={paths.cart(day)}>{t('title')}</Link> <small>{formatCount(cart.cart.length)}</small>
        </h2>
        <CartTables entries={own} seller={store} />
        <Others cart={cart} store={store} />
        <section aria-label={t('summary')}>
          <h3 className={classes.heading}>{t('summary')}</h3>
          <Summary cart={cart} />
        </section>
        <div className={classes.ways}>
          <WaysOn providerId={store.id} />
          <AddMore />
        </div>
      </section>
      <CartBar cart={cart}>
        <WayOn providerId={store.id} />
      </CartBar>
    </>
  )
}

const Nothing = () => {
  const { t } = useTranslation('carts')
  return (
    <section className={classes.card} aria-labelledby="cart-title">
      <h2 id="cart-title" className={classes.title}>
        {t('title')}
      </h2>
      <p className={classes.none}>{t('noneInCart')}</p>
    </section>
  )
}

/** The cart beside the services of a provider, for those who can book of them. */
export const StoreCart = ({ store }: { store: ServiceProvider }) => {
  const { cart } = useCart()
  useSendOnLeave()
  if (!store.can.book || !cart) return null
  return cart.cart.length === 0 ? <Nothing /> : <Filled cart={cart} store={store} />
}
