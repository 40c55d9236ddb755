import { type Cart, isGone } from '@celebrio/contract/market/carts'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#lib/formats.ts'

type ItemCountProps = { cart: Cart; words: 'totalOfItems' | 'itemCount' }

/** How many items make the total. The badge of the cart counts all of them: what is gone is told besides. */
export const ItemCount = ({ cart, words }: ItemCountProps) => {
  const { t } = useTranslation('carts')
  const gone = cart.cart.filter(isGone).length
  const count = cart.cart.length - gone
  const items = t(words, { count, shown: formatCount(count) })
  return <span>{gone > 0 ? t('withUncounted', { count: gone, shown: formatCount(gone), items }) : items}</span>
}
