import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'
import type { EventPart } from '../changes.ts'

export const en = {
  notices: {
    event_rescheduled: ({ who, what }) => `${who} changed the date of an event: ${what}. Can you still come?`,
    event_changed: ({ who, what, now }) => `${who} changed ${what} of an event${now && `: ${now}`}`,
    event_dates_added: ({ who }) => `${who} added dates to an event. Which ones work for you?`,
    event_date_chosen: ({ who }) => `${who} chose the date of an event. Can you come?`,
    event_deleted: ({ who }) => `${who} cancelled an event`,
  } satisfies NoticeTexts<EventNoticeKind>,
  /** Before the date, where the link of an invitation is previewed. */
  invited: 'You’re invited',
  dateOpen: 'Date to be decided',
  parts: { place: 'the place', end: 'the end', dress_code: 'the dress code' } satisfies Record<EventPart, string>,
}

export type Messages = typeof en
