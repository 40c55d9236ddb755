import type { Event } from '@celebrio/contract/celebrations/events'
import { createContext, type ReactNode, useContext } from 'react'

/** When an event would be, by the clock at its place. */
export type EventTimes = Pick<Event, 'event_date' | 'end_date' | 'timezone'>

/** What would be done with it; null where nothing is, and it is only looked at. */
export type EventChange = { kind: 'delete' } | { kind: 'reschedule'; to: EventTimes } | null

/** Says whom else an own event concerns, also before it is changed. The app knows who that is; events do not. */
export type SayConcerns = (event: Event, change: EventChange) => ReactNode

export const EventConcernsContext = createContext<SayConcerns>(() => null)

export const useEventConcerns = (event: Event, change: EventChange): ReactNode =>
  useContext(EventConcernsContext)(event, change)
