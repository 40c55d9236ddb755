import type { ServiceProvider } from '@celebrio/contract/market/stores'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlaceInView } from '#lib/use-place-in-view.ts'
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Pages } from '#ui/lists/pages.tsx'
import { reviewsQuery } from './data.ts'
import { ReviewEntry } from './review-entry.tsx'
import classes from './reviews.module.css'
import { Summary } from './summary.tsx'

const place = 'reviews'

const Waiting = () => (
  <SkeletonGroup>
    <SkeletonBlock height={96} />
    <SkeletonLine width="64%" height={24} />
  </SkeletonGroup>
)

/** What celebrants say of a provider after their bookings. */
export const Reviews = ({ store }: { store: ServiceProvider }) => {
  const { t } = useTranslation('reviews')
  const section = usePlaceInView(place)
  const list = useInfiniteQuery(reviewsQuery(store.id))
  const [first] = list.data?.pages ?? []
  return (
    <section ref={section} id={place} className={classes.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      {first && first.total_ratings > 0 && <Summary ratings={first} />}
      <Pages
        compact
        list={list}
        itemsOf={page => page.reviews}
        waiting={<Waiting />}
        empty={first?.total_ratings === 0 && <p className={classes.note}>{t(store.can.edit ? 'noneYet' : 'none')}</p>}
      >
        {reviews => (
          <ul className={classes.list} aria-label={t('title')}>
            {reviews.map(review => (
              <li key={review.id}>
                <ReviewEntry review={review} name={store.company_name} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
