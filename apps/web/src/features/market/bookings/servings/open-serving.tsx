import type { Booking } from '@celebrio/contract/market/booking-shapes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/api/error-text.ts'
import { paths } from '#lib/paths.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { bookingQuery } from '../data.ts'
import { WayBack } from '../way-back.tsx'
import { type ServingParts, ServingSheet } from './serving-sheet.tsx'

/** The serving that is open; on phones with the way back to the others. */
export const OpenServing = ({ id, known, more }: ServingParts & { id: number; known: Booking | undefined }) => {
  const navigate = useNavigate()
  // It has left the list, and stays open: what it was like is said here.
  const stay = () => void navigate(paths.serviceServings(id), { replace: true, preventScrollReset: true })
  const { t } = useTranslation('bookings')
  const { data, error, isFetching, refetch } = useQuery({ ...bookingQuery(id), initialData: known, staleTime: 0 })
  return (
    <>
      <WayBack to={paths.serviceServings()} label={t('servings')} />
      {data && <ServingSheet booking={data} more={more} onDone={stay} />}
      {!data && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup>
          <SkeletonBlock height={480} />
        </SkeletonGroup>
      )}
    </>
  )
}
