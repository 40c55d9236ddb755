import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { bookingReviewsQuery } from './data.ts'

/** Leads to the review that the viewer can write of a completed booking, further down the page. */
export const WayToReview = ({ booking: { id, status } }: { booking: Pick<Booking, 'id' | 'status'> }) => {
  const { t } = useTranslation('reviews')
  const { data } = useQuery({ ...bookingReviewsQuery(id), enabled: status === 'completed' })
  return data?.can.write ? (
    <ButtonLink size="large" fullWidth to="#reviews">
      {t('write')}
    </ButtonLink>
  ) : null
}
