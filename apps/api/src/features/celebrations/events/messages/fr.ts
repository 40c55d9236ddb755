import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_rescheduled: ({ who, verb, what }) =>
      `${who} ${verb('a', 'ont')} changé la date d’un événement : ${what}. Pouvez-vous toujours venir ?`,
    event_changed: ({ who, verb, what, now }) =>
      `${who} ${verb('a', 'ont')} changé ${what} d’un événement${now && ` : ${now}`}`,
    event_dates_added: ({ who, verb }) =>
      `${who} ${verb('a', 'ont')} proposé d’autres dates pour un événement. Lesquelles vous conviennent ?`,
    event_date_chosen: ({ who, verb }) =>
      `${who} ${verb('a', 'ont')} choisi la date d’un événement. Pouvez-vous venir ?`,
    event_deleted: ({ who, verb }) => `${who} ${verb('a', 'ont')} annulé un événement`,
  },
  invited: 'Invitation',
  dateOpen: 'Date à fixer',
  parts: { place: 'le lieu', end: 'la fin', dress_code: 'la tenue' },
}
