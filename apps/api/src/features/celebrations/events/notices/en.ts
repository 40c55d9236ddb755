import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import { type NoticeTexts, same } from '#features/base/notifications'
import type { EventPart } from '../changes.ts'

export const parts: Record<EventPart, string> = { place: 'the place', end: 'the end', dress_code: 'the dress code' }

/** That something has changed, and how it is now where one sentence can say that. */
const being = (change: string, now: string) => (now ? `${change}: ${now}` : change)

export const en: NoticeTexts<EventNoticeKind> = {
  event_rescheduled: same((who, when) => `${who} changed the date of an event: ${when}. Can you still come?`),
  event_changed: same((who, what, now) => being(`${who} changed ${what} of an event`, now)),
  event_dates_added: same(who => `${who} added dates to an event. Which ones suit you?`),
  event_date_chosen: same(who => `${who} chose the date of an event. Can you come?`),
  event_deleted: same(who => `${who} cancelled an event`),
}
