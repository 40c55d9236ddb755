import type { Event } from '@celebrio/contract/celebrations/events'
import { spanOf } from '#features/celebrations/events'
import { formatSpanDay, formatSpanTime } from '#lib/formats-zones.ts'

/** Day and time of an event at its place. */
export const whenOf = (event: Event): string => `${formatSpanDay(spanOf(event))}, ${formatSpanTime(spanOf(event))}`
