import type { Booking } from '@celebrio/contract/market/booking-shapes'
import type { BookingState } from '@celebrio/contract/market/booking-states'
import type { Ratings, reviews } from '@celebrio/contract/market/reviews'
import type { Answer } from '@celebrio/contract/platform/endpoint'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlaceInView } from '#lib/use-place-in-view.ts'
import { LoadMore } from '#ui/lists/pages.tsx'
import classes from './booking-reviews.module.css'
import { celebrantReviewsQuery } from './data.ts'
import { ReviewEntry } from './review-entry.tsx'
import list from './reviews.module.css'
import { Summary } from './summary.tsx'

const place = 'celebrant-reviews'

/** States in which the provider still has to do with the celebrant. */
const open: ReadonlySet<BookingState> = new Set(['requested', 'changed', 'accepted', 'serving'])

type Pages = UseInfiniteQueryResult<InfiniteData<Answer<typeof reviews.ofCelebrant>>>

const Section = ({ name, pages, ratings }: { name: string; pages: Pages; ratings: Ratings }) => {
  const { t } = useTranslation('reviews')
  const section = usePlaceInView(place)
  const title = t('ofCelebrant', { name })
  return (
    <section ref={section} id={place} className={classes.panel} aria-label={title}>
      <h2>{title}</h2>
      <Summary ratings={ratings} />
      <ul className={list.list} aria-label={title}>
        {pages.data?.pages
          .flatMap(page => page.reviews)
          .map(review => (
            <li key={review.id}>
              <ReviewEntry review={review} name={name} />
            </li>
          ))}
      </ul>
      <LoadMore list={pages} />
    </section>
  )
}

type CelebrantReviewsProps = { booking: Pick<Booking, 'id' | 'side' | 'status' | 'celebrant'> }

/** What providers say of who has booked, for the provider who decides about it. Nothing while there is nothing. */
export const CelebrantReviews = ({ booking: { id, side, status, celebrant } }: CelebrantReviewsProps) => {
  const isAsked = side === 'provider' && open.has(status)
  const pages = useInfiniteQuery({ ...celebrantReviewsQuery(id), enabled: isAsked })
  const [first] = pages.data?.pages ?? []
  if (!isAsked || !first || first.total_ratings === 0) return null
  return <Section name={celebrant.name} pages={pages} ratings={first} />
}
