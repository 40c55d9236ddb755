import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { bookingQuery } from '../data.ts'
import { TimeLeft } from '../time-left.tsx'
import { WayBack } from '../way-back.tsx'
import { Answered } from './answered.tsx'
import { RequestSheet, type RequestSheetParts } from './request-sheet.tsx'

type OpenRequestProps = RequestSheetParts & { id: number; known: Booking | undefined }

const Shown = ({ booking, ofAsker }: RequestSheetParts & { booking: Booking }) =>
  booking.can.accept ? <RequestSheet booking={booking} ofAsker={ofAsker} /> : <Answered booking={booking} />

/** The request that is open; on phones with the way back to the others. */
export const OpenRequest = ({ id, known, ofAsker }: OpenRequestProps) => {
  const { t } = useTranslation('bookings')
  const { data, error, isFetching, refetch } = useQuery({ ...bookingQuery(id), initialData: known, staleTime: 0 })
  return (
    <>
      <WayBack to={paths.serviceBookings()} label={t('pendingRequests')}>
        {data?.expires_at && <TimeLeft until={data.expires_at} />}
      </WayBack>
      {data && <Shown booking={data} ofAsker={ofAsker} />}
      {!data && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={480} />
        </SkeletonGroup>
      )}
    </>
  )
}
