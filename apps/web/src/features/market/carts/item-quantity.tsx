import { isGone } from '@celebrio/contract/market/carts'
import type { Item, Service } from '@celebrio/contract/market/services'
import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { Plus } from '@phosphor-icons/react/Plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { chosenAsGuest, useChosenAsGuest } from './chosen-as-guest.ts'
import { useCart, useChange } from './data.ts'
import { newEntry } from './entry.ts'
import { EntryStepper } from './entry-stepper.tsx'

type ItemQuantityProps = { item: Item; service: Service; store: ServiceProvider }

const plus = <Plus size={18} aria-hidden />

const Choose = ({ item, service, store }: ItemQuantityProps) => {
  const { t } = useTranslation('carts')
  const { cart, isPending } = useCart()
  const change = useChange()
  const [wasPressed, setPressed] = useState(false)
  const entry = cart?.cart.find(one => one.service_item_id === item.id && !isGone(one))
  const add = () => {
    const added = newEntry(item, service)
    setPressed(true)
    change({ entry: added, seller: store, quantity: added.quantity, now: true })
  }
  useChosenAsGuest(item, cart !== undefined, () => !entry && add())
  if (entry) return <EntryStepper entry={entry} seller={store} focused={wasPressed} removable />
  return (
    <Button
      variant="sunken"
      leftSection={plus}
      aria-label={t('addItem', { name: item.name })}
      disabled={isPending}
      onClick={add}
    >
      {t('add')}
    </Button>
  )
}

/** Puts an item of a provider's page into the cart; once it is there, how much of it. Guests sign in first, and find it there. */
export const ItemQuantity = (props: ItemQuantityProps) => {
  const { t } = useTranslation('carts')
  const location = useLocation()
  const isGuest = useSession() === null
  if (isGuest && props.store.is_resting) return null
  if (isGuest)
    return (
      <ButtonLink
        variant="sunken"
        leftSection={plus}
        to={paths.signIn(chosenAsGuest(location, props.item))}
        aria-label={t('addItem', { name: props.item.name })}
      >
        {t('add')}
      </ButtonLink>
    )
  return props.store.can.book ? <Choose {...props} /> : null
}
