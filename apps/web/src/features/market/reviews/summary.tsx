import type { Ratings } from '@celebrio/contract/market/reviews'
import { Star } from '@phosphor-icons/react/Star'
import { useTranslation } from 'react-i18next'
import { formatCount, formatRating } from '#lib/formats.ts'
import { joinLabel } from '#lib/join-label.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import classes from './summary.module.css'

type BarProps = { stars: number; count: number; most: number }

/** How many have given so many stars, said in words and drawn beside the others. */
const Bar = ({ stars, count, most }: BarProps) => {
  const { t } = useTranslation('reviews')
  return (
    <li className={classes.row}>
      <VisuallyHidden>
        {joinLabel(t('stars', { count: stars }), t('total', { count, shown: formatCount(count) }))}
      </VisuallyHidden>
      <span className={classes.stars} aria-hidden>
        {stars} <Star size={14} weight="fill" />
      </span>
      <span className={classes.track} aria-hidden>
        {count > 0 && <span className={classes.bar} style={{ width: `${(100 * count) / most}%` }} />}
      </span>
      <span className={classes.count} aria-hidden>
        {formatCount(count)}
      </span>
    </li>
  )
}

/** The mean of reviews, and how many have given how many stars. */
export const Summary = ({ ratings }: { ratings: Ratings }) => {
  const { t } = useTranslation('reviews')
  const { rating, total_ratings: count, by_stars } = ratings
  const most = Math.max(...by_stars, 1)
  return (
    <div className={classes.summary}>
      <p className={classes.mean}>
        <b className={classes.rating}>
          <span aria-hidden>{formatRating(rating)}</span>
          <VisuallyHidden>{t('mean', { rating: formatRating(rating) })}</VisuallyHidden>
          <Star size={28} weight="fill" aria-hidden />
        </b>
        <span className={classes.total}>{t('total', { count, shown: formatCount(count) })}</span>
      </p>
      <ul className={classes.bars} aria-label={t('byStars')}>
        {by_stars
          .map((number, index) => ({ number, stars: index + 1 }))
          .toReversed()
          .map(({ number, stars }) => (
            <Bar key={stars} stars={stars} count={number} most={most} />
          ))}
      </ul>
    </div>
  )
}
