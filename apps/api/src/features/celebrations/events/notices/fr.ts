import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'
import type { EventPart } from '../changes.ts'

export const parts: Record<EventPart, string> = { place: 'le lieu', end: 'la fin', dress_code: 'la tenue' }

/** That something has changed, and how it is now where one sentence can say that. */
const being = (change: string, now: string) => (now ? `${change} : ${now}` : change)

export const fr: NoticeTexts<EventNoticeKind> = {
  event_rescheduled: {
    one: (who, when) => `${who} a changé la date d’un événement : ${when}. Pouvez-vous toujours venir ?`,
    many: (who, when) => `${who} ont changé la date d’un événement : ${when}. Pouvez-vous toujours venir ?`,
  },
  event_changed: {
    one: (who, what, now) => being(`${who} a changé ${what} d’un événement`, now),
    many: (who, what, now) => being(`${who} ont changé ${what} d’un événement`, now),
  },
  event_dates_added: {
    one: who => `${who} a proposé d’autres dates pour un événement. Lesquelles vous conviennent ?`,
    many: who => `${who} ont proposé d’autres dates pour un événement. Lesquelles vous conviennent ?`,
  },
  event_date_chosen: {
    one: who => `${who} a choisi la date d’un événement. Pouvez-vous venir ?`,
    many: who => `${who} ont choisi la date d’un événement. Pouvez-vous venir ?`,
  },
  event_deleted: {
    one: who => `${who} a annulé un événement`,
    many: who => `${who} ont annulé un événement`,
  },
}
