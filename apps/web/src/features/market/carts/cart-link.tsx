import { Basket } from '@phosphor-icons/react/Basket'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/buttons/icon-button.tsx'
import { useCart } from './data.ts'

/** The cart in the top bar, once something is in it. */
export const CartLink = () => {
  const { t } = useTranslation('carts')
  const count = useCart().cart?.cart.length ?? 0
  if (count === 0) return null
  return (
    <IconLink to={paths.cart()} label={t('link', { count })} icon={<Basket size={24} aria-hidden />} badge={count} />
  )
}
