import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { AddMore } from './add-more.tsx'
import { CartBar } from './cart-bar.tsx'
import classes from './cart-page.module.css'
import { CartSlip } from './cart-slip.tsx'
import { NothingInCart, WaitingCart } from './cart-states.tsx'
import { ChangesNote } from './changes-note.tsx'
import { useCart } from './data.ts'
import { guestsAt } from './guest-share.ts'
import { Pay } from './pay.tsx'
import { useAbleEvents } from './use-able-events.ts'
import { useSendOnLeave } from './use-send-on-leave.ts'
import { WayOn, WaysOn } from './ways-on.tsx'

const Filled = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('carts')
  const [first] = cart.providers
  const { only } = useAbleEvents()
  return (
    <div className={classes.columns}>
      <section className={classes.bought} aria-label={t('items')} tabIndex={-1}>
        <ChangesNote cart={cart} />
        <CartSlip cart={cart} guests={guestsAt(only)} />
      </section>
      <Pay cart={cart}>
        {/* Nothing can be asked for where all of it is gone. */}
        {first && <WaysOn providerId={first.id} />}
        <AddMore />
      </Pay>
      {first && (
        <CartBar cart={cart}>
          <WayOn providerId={first.id} />
        </CartBar>
      )}
    </div>
  )
}

/** What the viewer means to book, by provider. */
export const CartPage = () => {
  const { t } = useTranslation('carts')
  const { cart, error, isPending, isFetching, refetch } = useCart({ fresh: true })
  useSendOnLeave()
  return (
    <PageFrame title={t('title')}>
      {isPending && <WaitingCart />}
      {cart && (cart.cart.length > 0 ? <Filled cart={cart} /> : <NothingInCart />)}
      {!cart && !isPending && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
