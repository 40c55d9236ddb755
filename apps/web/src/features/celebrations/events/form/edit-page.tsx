import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api/api-error.ts'
import { errorText } from '#lib/api/error-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonBlock, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { eventQuery } from '../data.ts'
import { EditEvent } from './edit-event.tsx'

/** Edits an own event; `missing` if it does not exist or is not the viewer's. */
export const EditEventPage = ({ id, missing }: { id: number; missing: ReactNode }) => {
  const { t } = useTranslation('events')
  const { data: event, error, isPending, isFetching, refetch } = useQuery(eventQuery(id))
  if (error instanceof ApiError && error.status === 404) return missing
  if (event && !event.can.edit) return missing
  return (
    <PageFrame title={t('editTitle')}>
      {isPending && (
        <SkeletonGroup>
          <SkeletonBlock height={640} />
        </SkeletonGroup>
      )}
      {event && <EditEvent key={event.id} event={event} />}
      {!isPending && !event && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </PageFrame>
  )
}
