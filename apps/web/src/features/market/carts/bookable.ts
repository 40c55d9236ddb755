import type { Event } from '@celebrio/contract/celebrations/events'

/** Whether providers can be asked for an event: its date is fixed, it has not begun, and the viewer plans it. */
export const canServe = ({ date_open, starts_at, can }: Event, now: Date): boolean =>
  can.edit && !date_open && new Date(starts_at) > now

/** How many people there are to serve, as far as the event tells. */
export const guestsOf = ({ members, total_guests }: Event): string => String(members ?? (total_guests || ''))
