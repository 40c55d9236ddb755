import type { Cart } from '@celebrio/contract/market/carts'
import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import { priceText } from '#lib/prices.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { AddMore } from './add-more.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartTables } from './cart-table.tsx'
import { useCart } from './data.ts'
import classes from './store-cart.module.css'
import { Summary } from './summary.tsx'
import { useSendOnLeave } from './use-send-on-leave.ts'

/** What waits in the cart of other providers. */
const Others = ({ cart, store }: { cart: Cart; store: ServiceProvider }) => {
  const { t } = useTranslation('carts')
  const others = cart.providers.filter(({ id }) => id !== store.id)
  if (others.length === 0) return null
  return (
    <section aria-label={t('others')}>
      <h3 className={classes.heading}>{t('others')}</h3>
      <ul>
        {others.map(({ id, company_name, total, currency }) => (
          <li key={id} className={classes.other}>
            <Link to={paths.serviceProvider(id)} dir="auto">
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

/** What leads on from the cart. */
const Ways = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('carts')
  return (
    <div className={classes.ways}>
      <ButtonLink size="large" to={paths.createEventWith(store.id)}>
        {t('createEvent')}
      </ButtonLink>
      <ButtonLink size="large" variant="outline" to={paths.checkout()}>
        {t('toCheckout')}
      </ButtonLink>
      <AddMore />
    </div>
  )
}

const Filled = ({ cart, store }: StoreCartProps) => {
  const { t } = useTranslation('carts')
  const own = cart.cart.filter(({ provider_id, problem }) => provider_id === store.id && problem !== 'gone')
  return (
    <>
      <section className={classes.card} aria-labelledby="cart-title" tabIndex={-1}>
        <h2 id="cart-title" className={classes.title}>
          <Link to={paths.cart()}>{t('title')}</Link> <small>{formatCount(cart.cart.length)}</small>
        </h2>
        <CartTables entries={own} seller={store} />
        <Others cart={cart} store={store} />
        <section aria-label={t('summary')}>
          <h3 className={classes.heading}>{t('summary')}</h3>
          <Summary cart={cart} />
        </section>
        <Ways store={store} />
      </section>
      <CartBar cart={cart}>
        <ButtonLink size="large" to={paths.createEventWith(store.id)}>
          {t('createEvent')}
        </ButtonLink>
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
