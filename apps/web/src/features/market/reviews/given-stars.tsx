import { mostStars } from '@celebrio/contract/market/reviews'
import { Star } from '@phosphor-icons/react/Star'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './stars.module.css'

const all = Array.from({ length: mostStars }, (_, index) => index + 1)

/** How many stars somebody has given. */
export const GivenStars = ({ stars, size = 18 }: { stars: number; size?: number }) => {
  const { t } = useTranslation('reviews')
  return (
    <span className={classes.given}>
      <VisuallyHidden>{t('given', { count: stars })}</VisuallyHidden>
      {all.map(star => (
        <Star key={star} size={size} weight={star <= stars ? 'fill' : 'regular'} aria-hidden />
      ))}
    </span>
  )
}
