import type { Event } from '@celebrio/contract/celebrations/events'
import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { guestsOf } from '../bookable.ts'
import { CartBar } from '../cart-bar.tsx'
import classes from '../cart-page.module.css'
import { CheckedCart } from '../checked-cart.tsx'
import { Pay } from '../pay.tsx'
import { EventChoice } from './event-choice.tsx'
import { Requests } from './requests.tsx'
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

type CheckoutFormProps = { event: Event; cart: Cart; onChoose: (eventId: number) => void }

/** Everything that the providers are asked with, and the button that asks them. */
export const CheckoutForm = ({ event, cart, onChoose }: CheckoutFormProps) => {
  const { t } = useTranslation('carts')
  const checkout = useCheckout(event, cart)
  const { form, asked, change, busy, submit } = checkout
  const count = asked.providers.length
  const send = (
    <Button type="submit" size="large" loading={busy}>
      {count === 0 ? t('sendNone') : t('send', { count })}
    </Button>
  )
  const choose = ({ id }: Event) => {
    change({ guests: null })
    onChoose(id)
  }
  return (
    <form ref={form} className={classes.columns} onSubmit={submit} noValidate>
      <div className={classes.bought} tabIndex={-1}>
        <EventChoice createPath={paths.createEventWith(cart.providers[0]?.id ?? 0)} event={event} onChoose={choose} />
        <Guests event={event} checkout={checkout} />
        <CheckedCart cart={cart} error={checkout.errors.items} />
        <Requests event={event} cart={cart} checkout={checkout} />
      </div>
      <Pay cart={asked} note={t('answerTime')}>
        {send}
        <ButtonLink variant="quiet" fullWidth to={paths.cart()}>
          {t('backToCart')}
        </ButtonLink>
      </Pay>
      <CartBar cart={asked}>{send}</CartBar>
    </form>
  )
}
