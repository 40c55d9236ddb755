import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { Star } from '@phosphor-icons/react/Star'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatCount, formatRating } from '#lib/formats.ts'
import { paths } from '#lib/paths.ts'
import classes from './booking-reviews.module.css'
import { bookingReviewsQuery } from './data.ts'

/** The mean of what providers say of who asks; it leads to their words. Nothing while there are none. */
export const CelebrantRating = ({ booking: { id } }: { booking: Pick<Booking, 'id'> }) => {
  const { t } = useTranslation('reviews')
  const { data } = useQuery(bookingReviewsQuery(id))
  const ratings = data?.celebrant
  if (!ratings || ratings.total_ratings === 0) return null
  const { rating, total_ratings: count } = ratings
  return (
    <p className={classes.rating}>
      <Star size={18} weight="fill" aria-hidden />
      <Link to={`${paths.booking(id)}#celebrant-reviews`}>
        {t('byProviders', { count, shown: formatCount(count), rating: formatRating(rating) })}
      </Link>
    </p>
  )
}
