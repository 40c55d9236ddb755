import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useSoughtDay } from '#features/market/availability'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { NothingInCart, WaitingCart } from '../cart-states.tsx'
import { useCart } from '../data.ts'
import { useSendOnLeave } from '../use-send-on-leave.ts'
import { CheckoutForm } from './checkout-form.tsx'
import classes from './checkout-page.module.css'
import { EventList } from './event-choice.tsx'
import { type Sent, SentRequests } from './sent.tsx'
import { Uncertain, unansweredRequest } from './uncertain.tsx'
import { useEvent } from './use-event.ts'

/** There is no event that could be served. */
const NoEvent = ({ providerId }: { providerId: number }) => {
  const { t } = useTranslation('carts')
  return (
    <EmptyState
      drawing="/art/empty-events.svg"
      title={t('noEvents')}
      text={t('noEventsText')}
      action={<ButtonLink to={paths.createEventWith(providerId, useSoughtDay())}>{t('createEvent')}</ButtonLink>}
    />
  )
}

/** There are several events: for which one is it? */
const WhichEvent = ({ providerId, onChoose }: { providerId: number; onChoose: (eventId: number) => void }) => {
  const { t } = useTranslation('carts')
  return (
    <Card as="section" aria-label={t('chooseEvent')}>
      <h2 className={classes.which}>{t('chooseEvent')}</h2>
      <EventList createPath={paths.createEventWith(providerId, useSoughtDay())} onChoose={({ id }) => onChoose(id)} />
    </Card>
  )
}

const Empty = () => {
  const [draft, setDraft] = useState(unansweredRequest)
  return draft ? <Uncertain draft={draft} onNothing={() => setDraft(null)} /> : <NothingInCart />
}

const Checkout = () => {
  const { cart, ...query } = useCart({ fresh: true })
  const { event, hasChoice, choose, ...events } = useEvent()
  const day = useSoughtDay()
  useSendOnLeave()
  const failed = query.error ?? events.error
  const retry = () => void Promise.all([query.refetch(), events.refetch()])
  if (cart && cart.cart.length === 0) return <Empty />
  const [first] = cart?.providers ?? []
  if (cart && !first) return <Navigate to={paths.cart(day)} replace />
  if (cart && event) return <CheckoutForm event={event} cart={cart} onChoose={choose} />
  if (query.isPending || events.isPending) return <WaitingCart />
  if (first && hasChoice) return <WhichEvent providerId={first.id} onChoose={choose} />
  if (failed)
    return <ErrorState text={errorText(failed)} onRetry={retry} retrying={query.isFetching || events.isFetching} />
  return first && <NoEvent providerId={first.id} />
}

type Sending = { sent?: Sent; isNew?: boolean } | null

/** Asks the providers in the cart to serve an event of the viewer's. */
export const CheckoutPage = () => {
  const { t } = useTranslation('carts')
  const { sent, isNew } = (useLocation().state as Sending) ?? {}
  if (sent) return <SentRequests {...sent} isNew={isNew === true} />
  return (
    <PageFrame title={t('checkout')}>
      {isNew && <output className={classes.created}>{t('createdNotAsked')}</output>}
      <Checkout />
    </PageFrame>
  )
}
