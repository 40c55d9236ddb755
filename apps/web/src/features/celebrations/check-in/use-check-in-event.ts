import type { Event } from '@celebrio/contract/celebrations/events'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { eventQuery, spanOf } from '#features/celebrations/events'
import { ApiError } from '#lib/api/api-error.ts'
import { type CheckInEvent, forget, keep, readKept } from './offline-event.ts'

const doorOf = (event: Event): CheckInEvent => ({ id: event.id, title: event.title, span: spanOf(event) })

/** The event of a door: what the server says, and until it has answered what was known here. */
export function useCheckInEvent(id: number) {
  const { data, error, isPending, isFetching, refetch } = useQuery(eventQuery(id))
  const [kept] = useState(() => readKept(id)?.event)
  const isMissing = (error instanceof ApiError && error.status === 404) || data?.can.check_in === false
  const event = useMemo(() => data && doorOf(data), [data])
  useEffect(() => {
    if (isMissing) forget(id)
    else if (event) keep({ event, counted: readKept(id)?.counted ?? null })
  }, [id, event, isMissing])
  return { event: event ?? kept, isMissing, error, isPending, isFetching, refetch }
}
