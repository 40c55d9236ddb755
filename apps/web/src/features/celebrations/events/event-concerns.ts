import type { Event } from '@celebrio/contract/celebrations/events'
import { createContext, type ReactNode, useContext } from 'react'

export type EventChange = 'delete' | 'reschedule'

/** Says whom else a change of an own event concerns, before it is made. The app knows who that is; events do not. */
export type SayConcerns = (event: Event, change: EventChange) => ReactNode

export const EventConcernsContext = createContext<SayConcerns>(() => null)

export const useEventConcerns = (event: Event, change: EventChange): ReactNode =>
  useContext(EventConcernsContext)(event, change)
