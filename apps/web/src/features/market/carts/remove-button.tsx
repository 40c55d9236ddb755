import type { CartEntry } from '@celebrio/contract/market/carts'
import { X } from '@phosphor-icons/react/X'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useChange } from './data.ts'
import { keepFocus } from './keep-focus.ts'
import type { Seller } from './wishes.ts'

/** Takes an item out of the cart. */
export const RemoveButton = ({ entry, seller }: { entry: CartEntry; seller: Seller }) => {
  const { t } = useTranslation('carts')
  const change = useChange()
  return (
    <IconButton
      label={t('remove', { name: entry.service_item.name })}
      icon={<X size={18} aria-hidden />}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget)
        change({ entry, seller, quantity: null, now: true })
      }}
    />
  )
}
