import type { EventNoticeKind } from '@celebrio/contract/celebrations/notices'
import type { NoticeTexts } from '#features/base/notifications'
import type { EventPart } from '../changes.ts'

export const parts: Record<EventPart, string> = {
  place: 'el lugar',
  end: 'la hora de fin',
  dress_code: 'el código de vestimenta',
}

/** That something has changed, and how it is now where one sentence can say that. */
const being = (change: string, now: string) => (now ? `${change}: ${now}` : change)

export const es: NoticeTexts<EventNoticeKind> = {
  event_rescheduled: {
    one: (who, when) => `${who} cambió la fecha de un evento: ${when}. ¿Todavía puedes ir?`,
    many: (who, when) => `${who} cambiaron la fecha de un evento: ${when}. ¿Todavía puedes ir?`,
  },
  event_changed: {
    one: (who, what, now) => being(`${who} cambió ${what} de un evento`, now),
    many: (who, what, now) => being(`${who} cambiaron ${what} de un evento`, now),
  },
  event_dates_added: {
    one: who => `${who} propuso más fechas para un evento. ¿Cuáles te vienen bien?`,
    many: who => `${who} propusieron más fechas para un evento. ¿Cuáles te vienen bien?`,
  },
  event_date_chosen: {
    one: who => `${who} eligió la fecha de un evento. ¿Puedes ir?`,
    many: who => `${who} eligieron la fecha de un evento. ¿Puedes ir?`,
  },
  event_deleted: { one: who => `${who} canceló un evento`, many: who => `${who} cancelaron un evento` },
}
