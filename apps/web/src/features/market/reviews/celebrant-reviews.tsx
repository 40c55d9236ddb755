import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import classes from './booking-reviews.module.css'
import { celebrantReviewsQuery } from './data.ts'
import { ReviewEntry } from './review-entry.tsx'
import list from './reviews.module.css'
import { Summary } from './summary.tsx'

type CelebrantReviewsProps = { booking: Pick<Booking, 'id' | 'celebrant'> }

/** What other providers say of who has booked, for the provider who decides about it. */
export const CelebrantReviews = ({ booking: { id, celebrant } }: CelebrantReviewsProps) => {
  const { t } = useTranslation('reviews')
  const pages = useInfiniteQuery(celebrantReviewsQuery(id))
  const [first] = pages.data?.pages ?? []
  const { name } = celebrant
  return (
    <section className={classes.panel} aria-labelledby="celebrant-reviews">
      <h2 id="celebrant-reviews">{t('ofCelebrant', { name })}</h2>
      {first && first.total_ratings > 0 && <Summary ratings={first} />}
      <Pages
        compact
        list={pages}
        itemsOf={page => page.reviews}
        waiting={
          <SkeletonGroup>
            <SkeletonLine width="64%" height={24} />
          </SkeletonGroup>
        }
        empty={first?.total_ratings === 0 && <p className={classes.lead}>{t('noneOfCelebrant')}</p>}
      >
        {reviews => (
          <ul className={list.list} aria-label={t('ofCelebrant', { name })}>
            {reviews.map(review => (
              <li key={review.id}>
                <ReviewEntry review={review} name={name} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
