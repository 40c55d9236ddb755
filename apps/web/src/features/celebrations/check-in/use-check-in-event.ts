import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { eventQuery, spanOf } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { type CheckInEvent, deleteOfflineEvent, readOfflineEvent, saveOfflineEvent } from './offline-event.ts'

const checkInEventOf = (event: Event): CheckInEvent => ({ id: event.id, title: event.title, span: spanOf(event) })

/** The event being checked in: from the server, or the offline copy until the server has answered. */
export function useCheckInEvent(id: number) {
  const { data, error, isPending, isFetching, refetch } = useQuery(eventQuery(id))
  const [offline] = useState(() => readOfflineEvent(id)?.event)
  const isMissing = (error instanceof ApiError && error.status === 404) || data?.can.check_in === false
  const event = useMemo(() => data && checkInEventOf(data), [data])
  useEffect(() => {
    if (isMissing) deleteOfflineEvent(id)
    else if (event) saveOfflineEvent({ event, counted: readOfflineEvent(id)?.counted ?? null })
  }, [id, event, isMissing])
  return { event: event ?? offline, isMissing, error, isPending, isFetching, refetch }
}
