import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { type BookingReviews as Both, type Review, reviewDays } from '@celebrio/contract/market/reviews'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { formatDate } from '#lib/formats-dates.ts'
import { usePlaceInView } from '#lib/use-place-in-view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import classes from './booking-reviews.module.css'
import { bookingReviewsQuery } from './data.ts'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewForm } from './review-form.tsx'

const place = 'reviews'

type Sided = Pick<Booking, 'id' | 'side' | 'service_provider' | 'celebrant'>

/** How the viewer's side and the other one are called. */
function namesOf({ side, service_provider: { company_name }, celebrant: { name } }: Sided) {
  return side === 'celebrant' ? { own: name, other: company_name } : { own: company_name, other: name }
}

const hintOf = ({ side }: Sided) => (side === 'celebrant' ? 'hintCelebrant' : 'hintProvider')

type PartProps = { booking: Sided; both: Both }

const Write = ({ booking, both }: PartProps) => {
  const { t } = useTranslation('reviews')
  const { other } = namesOf(booking)
  return (
    <>
      {both.theirs_waits && <p className={classes.waits}>{t('waits', { name: other })}</p>}
      <p className={classes.lead}>
        {t('together', { count: reviewDays.blind, name: other })}{' '}
        {both.closes_at && t('until', { date: formatDate(both.closes_at) })}
      </p>
      <ReviewForm bookingId={booking.id} review={null} hint={t(hintOf(booking))} onSaved={() => undefined} />
    </>
  )
}

/** The viewer's own, which they can change until it is shown. */
const Own = ({ booking, both, review }: PartProps & { review: Review }) => {
  const { t } = useTranslation('reviews')
  const [isEdited, setEdited] = useState(false)
  const { other } = namesOf(booking)
  const close = () => setEdited(false)
  if (isEdited && review.can.edit)
    return (
      <ReviewForm bookingId={booking.id} review={review} hint={t(hintOf(booking))} onSaved={close} onCancel={close} />
    )
  return (
    <>
      {both.own_shown_by && (
        <p className={classes.lead}>{t('onlyYou', { name: other, date: formatDate(both.own_shown_by) })}</p>
      )}
      <ReviewEntry
        review={review}
        name={other}
        deeds={
          review.can.edit && (
            <Button size="small" variant="outline" onClick={() => setEdited(true)}>
              {t('edit')}
            </Button>
          )
        }
      />
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

const Panel = ({ booking, both }: PartProps) => {
  const { t } = useTranslation('reviews')
  const { own: ownName, other } = namesOf(booking)
  const { own, theirs, can } = both
  return (
    <>
      {can.write && <Write booking={booking} both={both} />}
      {!can.write && !own && <p className={classes.lead}>{t('over')}</p>}
      {own && (
        <Part title={t('yours')}>
          <Own booking={booking} both={both} review={own} />
        </Part>
      )}
      {theirs && (
        <Part title={t('theirs', { name: other })}>
          <ReviewEntry review={theirs} name={ownName} />
        </Part>
      )}
    </>
  )
}

/** What the two sides of a completed booking say of each other: written, then read together. Nothing before it is completed. */
export const BookingReviews = ({ booking }: { booking: Sided & Pick<Booking, 'status'> }) => {
  const { t } = useTranslation('reviews')
  const section = usePlaceInView(place)
  const isCompleted = booking.status === 'completed'
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...bookingReviewsQuery(booking.id),
    enabled: isCompleted,
  })
  if (!isCompleted) return null
  return (
    <section ref={section} id={place} className={classes.panel} aria-labelledby="booking-reviews">
      <h2 id="booking-reviews">{t('howWasIt')}</h2>
      {isPending && (
        <SkeletonGroup>
          <SkeletonBlock height={180} />
        </SkeletonGroup>
      )}
      {data && <Panel booking={booking} both={data} />}
      {!data && !isPending && (
        <ErrorState compact text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </section>
  )
}
