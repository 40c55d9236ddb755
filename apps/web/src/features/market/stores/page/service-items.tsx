import type { Item, Service } from '@celebrio/contract/market/services'
import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { CaretDown } from '@phosphor-icons/react/CaretDown'
import { type ComponentType, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemTerms } from './item-terms.ts'
import { Price } from './price.tsx'
import classes from './store-services.module.css'

/** What another feature does with the items. */
export type Booking = {
  store: ServiceProvider
  /** Puts an item into the cart. */
  Choose: ComponentType<{ item: Item; service: Service; store: ServiceProvider }>
  /** Items that are in the cart. */
  chosen: ReadonlySet<number>
}

/** So many items of a service are shown at first, and those that are in the cart. */
const shownItems = 4

type RowProps = { item: Item; service: Service; booking: Booking | undefined }

const ItemRow = ({ item, service, booking }: RowProps) => (
  <li className={classes.item}>
    <span className={classes.words}>
      <b dir="auto">{item.name}</b>
      <small>{itemTerms(item)}</small>
    </span>
    <span className={classes.price}>
      <Price price={item.price} currency={service.currency} offer={item.offer} />
    </span>
    {booking && (
      <span className={classes.choose}>
        <booking.Choose item={item} service={service} store={booking.store} />
      </span>
    )}
  </li>
)

type MoreProps = { controls: string; isOpen: boolean; onToggle: () => void }

const More = ({ controls, isOpen, onToggle }: MoreProps) => {
  const { t } = useTranslation('stores')
  return (
    <button type="button" className={classes.more} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {isOpen ? t('bookLess') : <span className={classes.soft}>{t('bookMore')}</span>}
      <CaretDown size={16} weight="bold" aria-hidden />
    </button>
  )
}

/** The items of a service. Those beyond the first ones are folded away, unless they are in the cart. */
export const ServiceItems = ({ service, booking }: Omit<RowProps, 'item'>) => {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { items } = service
  if (items.length === 0) return null
  const first = items.filter((item, at) => at < shownItems || booking?.chosen.has(item.id))
  const shown = isOpen ? items : first
  return (
    <>
      <ul id={list}>
        {shown.map(item => (
          <ItemRow key={item.id} item={item} service={service} booking={booking} />
        ))}
      </ul>
      {first.length < items.length && <More controls={list} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
    </>
  )
}
