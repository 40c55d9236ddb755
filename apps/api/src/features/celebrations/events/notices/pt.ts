import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'
import type { EventPart } from '../changes.ts'

export const parts: Record<EventPart, string> = { place: 'o local', end: 'o horário de término', dress_code: 'o traje' }

/** That something has changed, and how it is now where one sentence can say that. */
const being = (change: string, now: string) => (now ? `${change}: ${now}` : change)

export const pt: NoticeTexts<EventNoticeKind> = {
  event_rescheduled: {
    one: (who, when) => `${who} mudou a data de um evento: ${when}. Você ainda pode ir?`,
    many: (who, when) => `${who} mudaram a data de um evento: ${when}. Você ainda pode ir?`,
  },
  event_changed: {
    one: (who, what, now) => being(`${who} mudou ${what} de um evento`, now),
    many: (who, what, now) => being(`${who} mudaram ${what} de um evento`, now),
  },
  event_dates_added: {
    one: who => `${who} propôs mais datas para um evento. Quais são boas para você?`,
    many: who => `${who} propuseram mais datas para um evento. Quais são boas para você?`,
  },
  event_date_chosen: {
    one: who => `${who} escolheu a data de um evento. Você pode ir?`,
    many: who => `${who} escolheram a data de um evento. Você pode ir?`,
  },
  event_deleted: { one: who => `${who} cancelou um evento`, many: who => `${who} cancelaram um evento` },
}
