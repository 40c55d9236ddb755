import type { EventBefore, EventPart } from '#features/celebrations/guests'

declare module '#platform/facts.ts' {
  interface Facts {
    /** Somebody who waited has a place. */
    'event.promoted': { event_id: number; user_id: number }
    'event.created': { event_id: number; user_id: number }
    /** `changed` names the columns; another start or zone is `rescheduled` instead. */
    'event.edited': { event_id: number; user_id: number; changed: string[] }
    /** What guests rely on is another while the start stays, or beside another start; told before the event is over. */
    'event.changed': { event_id: number; user_id: number; parts: EventPart[]; is_moved: boolean; before: EventBefore }
    'event.rescheduled': { event_id: number; user_id: number; before: EventBefore }
    /** The date is open no more. */
    'event.date_chosen': { event_id: number; user_id: number }
    /** There are other dates to choose among; `added` when some of them are new. */
    'event.dates_changed': { event_id: number; user_id: number; added: boolean }
    /** Told before it is gone, to those who were to come. */
    'event.deleted': { event_id: number; user_id: number; title: string; starts_at: string; guest_ids: number[] }
    /** Told before the event is gone, to each who was to come. */
    'external_guest.event_cancelled': { host_id: number; name: string; email: string; title: string }
  }
}
