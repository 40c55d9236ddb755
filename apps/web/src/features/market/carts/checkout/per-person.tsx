import type { Cart } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { formatList } from '#lib/formats.ts'
import { GuestLine } from '../guest-line.tsx'
import { guestShareOf } from '../guest-share.ts'
import classes from './per-person.module.css'

/** What is booked per person, held against the guests of the event; nothing where nothing is. */
export const PerPerson = ({ cart: { cart, providers }, guests }: { cart: Cart; guests: number | null }) => {
  const { t } = useTranslation('carts')
  const lines = cart.flatMap(entry => {
    const seller = providers.find(({ id }) => id === entry.provider_id)
    const share = guestShareOf(entry, cart, guests)
    return seller && share ? [{ entry, seller, names: share.of.map(one => one.service_item.name) }] : []
  })
  if (lines.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('perPerson')}>
      {lines.map(({ entry, seller, names }) => (
        <li key={entry.service_item_id}>
          <b dir="auto">{formatList(names)}</b>
          <GuestLine entry={entry} entries={cart} seller={seller} guests={guests} />
        </li>
      ))}
    </ul>
  )
}
