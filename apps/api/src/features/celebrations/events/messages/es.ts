import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_rescheduled: ({ who, verb, what }) =>
      `${who} ${verb('cambió', 'cambiaron')} la fecha de un evento: ${what}. ¿Todavía puedes ir?`,
    event_changed: ({ who, verb, what, now }) =>
      `${who} ${verb('cambió', 'cambiaron')} ${what} de un evento${now && `: ${now}`}`,
    event_dates_added: ({ who, verb }) =>
      `${who} ${verb('propuso', 'propusieron')} más fechas para un evento. ¿Cuáles te vienen bien?`,
    event_date_chosen: ({ who, verb }) => `${who} ${verb('eligió', 'eligieron')} la fecha de un evento. ¿Puedes ir?`,
    event_deleted: ({ who, verb }) => `${who} ${verb('canceló', 'cancelaron')} un evento`,
  },
  invited: 'Invitación',
  dateOpen: 'Fecha por definir',
  parts: {
    place: 'el lugar',
    end: 'la hora de fin',
    dress_code: 'el código de vestimenta',
  },
}
