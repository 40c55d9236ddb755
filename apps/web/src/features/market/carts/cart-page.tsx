import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { AddMore, useExplorePath } from './add-more.tsx'
import classes from './cart-page.module.css'
import { CartSlip } from './cart-slip.tsx'
import { ChangesNote } from './changes-note.tsx'
import { useCart } from './data.ts'
import { Summary } from './summary.tsx'
import { useSendOnLeave } from './use-send-on-leave.ts'

const Waiting = () => (
  <SkeletonGroup>
    <div className={classes.columns}>
      <SkeletonBlock height={420} />
      <SkeletonBlock height={300} />
    </div>
  </SkeletonGroup>
)

/** Nothing is in the cart. */
const Nothing = () => {
  const { t } = useTranslation('carts')
  return (
    <EmptyState
      drawing="/art/empty-stall.svg"
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={useExplorePath()}>{t('find')}</ButtonLink>}
    />
  )
}

const Filled = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('carts')
  return (
    <div className={classes.columns}>
      <div className={classes.bought}>
        <ChangesNote cart={cart} />
        <CartSlip cart={cart} />
      </div>
      <section className={classes.pay} aria-label={t('summary')}>
        <h2 className={classes.heading}>{t('summary')}</h2>
        <Summary cart={cart} />
        <div className={classes.ways}>
          <AddMore />
        </div>
        <p className={classes.note}>
          {cart.totals.length > 1 && t('currencies')} {t('notCharged')}
        </p>
      </section>
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
      {isPending && <Waiting />}
      {cart && (cart.cart.length > 0 ? <Filled cart={cart} /> : <Nothing />)}
      {!cart && !isPending && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
