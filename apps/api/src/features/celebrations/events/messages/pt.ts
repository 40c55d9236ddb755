import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_rescheduled: ({ who, verb, what }) =>
      `${who} ${verb('mudou', 'mudaram')} a data de um evento: ${what}. Você ainda pode ir?`,
    event_changed: ({ who, verb, what, now }) =>
      `${who} ${verb('mudou', 'mudaram')} ${what} de um evento${now && `: ${now}`}`,
    event_dates_added: ({ who, verb }) =>
      `${who} ${verb('propôs', 'propuseram')} mais datas para um evento. Quais são boas para você?`,
    event_date_chosen: ({ who, verb }) => `${who} ${verb('escolheu', 'escolheram')} a data de um evento. Você pode ir?`,
    event_deleted: ({ who, verb }) => `${who} ${verb('cancelou', 'cancelaram')} um evento`,
  },
  invited: 'Convite',
  dateOpen: 'Data a definir',
  parts: { place: 'o local', end: 'o horário de término', dress_code: 'o traje' },
}
