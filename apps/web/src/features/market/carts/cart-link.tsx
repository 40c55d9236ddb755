import { Basket } from '@phosphor-icons/react/Basket'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/buttons/icon-button.tsx'
import { useCart } from './data.ts'

/** The cart in the top bar, once something is in it; the day that somebody looks for goes along. */
export const CartLink = () => {
  const { t } = useTranslation('carts')
  const [search] = useSearchParams()
  const day = search.get('day') ?? search.get('free_on') ?? undefined
  const count = useCart().cart?.cart.length ?? 0
  if (count === 0) return null
  return (
    <IconLink to={paths.cart(day)} label={t('link', { count })} icon={<Basket size={24} aria-hidden />} badge={count} />
  )
}
