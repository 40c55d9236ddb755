import type { Event } from '@celebrio/contract/celebrations/events'
import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { spanOf } from '#features/celebrations/events'
import { useSoughtDay } from '#features/market/availability'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { guestsOf } from '../bookable.ts'
import { CartBar } from '../cart-bar.tsx'
import classes from '../cart-page.module.css'
import { AcceptButton, isAcceptable } from '../changes-note.tsx'
import { ChangedLines } from '../checked-cart.tsx'
import { readGuests } from '../guest-share.ts'
import { Pay } from '../pay.tsx'
import { whyNobody } from '../request.ts'
import { Requests } from '../requests.tsx'
import { EventChoice } from './event-choice.tsx'
import { PerPerson } from './per-person.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

const Guests = ({ event, checkout: { values, errors, change } }: { event: Event; checkout: Checkout }) => {
  const { t } = useTranslation('carts')
  return (
    <TextField
      name="guests"
      label={t('guests')}
      hint={t('guestsHint')}
      inputMode="numeric"
      autoComplete="off"
      value={values.guests ?? guestsOf(event)}
      error={errors.guests}
      onChange={({ currentTarget }) => change({ guests: currentTarget.value })}
    />
  )
}

/** Asks the providers; what has changed is accepted first. */
const Send = ({ cart, checkout: { asked, busy } }: { cart: Cart; checkout: Checkout }) => {
  const { t } = useTranslation('carts')
  if (isAcceptable(cart)) return <AcceptButton isMain />
  return (
    <Button type="submit" size="large" loading={busy}>
      {t('send', { count: asked.providers.length })}
    </Button>
  )
}

/** There is nothing to send: says why instead. */
const Nobody = ({ cart, checkout }: { cart: Cart; checkout: Checkout }) => {
  const { t } = useTranslation('carts')
  return <p className={classes.nobody}>{t(whyNobody(cart, checkout))}</p>
}

type CheckoutFormProps = { event: Event; cart: Cart; onChoose: (eventId: number) => void }

/** Everything that the providers are asked with, and the button that asks them. */
export const CheckoutForm = ({ event, cart, onChoose }: CheckoutFormProps) => {
  const { t } = useTranslation('carts')
  const checkout = useCheckout(event, cart)
  const day = useSoughtDay()
  const createPath = paths.createEventWith(cart.providers[0]?.id ?? 0, day)
  const { form, asked, change, submit } = checkout
  const isAsking = asked.providers.length > 0 || isAcceptable(cart)
  const send = <Send cart={cart} checkout={checkout} />
  const choose = ({ id }: Event) => {
    change({ guests: null })
    onChoose(id)
  }
  return (
    <form ref={form} className={classes.columns} tabIndex={-1} onSubmit={submit} noValidate>
      <div className={classes.bought} tabIndex={-1}>
        <EventChoice createPath={createPath} event={event} onChoose={choose} />
        <Guests event={event} checkout={checkout} />
        <PerPerson cart={asked} guests={readGuests(checkout.values.guests ?? guestsOf(event))} />
        <ChangedLines cart={cart} error={checkout.errors.items} />
        <Requests
          cart={cart}
          asking={checkout}
          span={spanOf(event)}
          day={event.event_date.slice(0, 10)}
          cityId={event.city?.id ?? null}
          eventId={event.id}
        />
      </div>
      <Pay cart={asked} note={t('answerTime')}>
        {isAsking ? send : <Nobody cart={cart} checkout={checkout} />}
        <ButtonLink variant="quiet" fullWidth to={paths.cart(day)}>
          {t('backToCart')}
        </ButtonLink>
      </Pay>
      {isAsking && <CartBar cart={asked}>{send}</CartBar>}
    </form>
  )
}
