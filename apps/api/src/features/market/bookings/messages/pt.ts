import type { Messages } from './en.ts'

export const pt: Messages = {
  closed: 'Este fornecedor fechou a loja.',
  notices: {
    booking_requested: ({ who, verb }) => `${who} ${verb('enviou', 'enviaram')} a você um pedido de reserva`,
    booking_accepted: ({ who, verb }) => `${who} ${verb('aceitou', 'aceitaram')} sua reserva`,
    booking_changed: ({ who, verb }) =>
      `${who} ${verb('aceitou', 'aceitaram')} sua reserva com uma mudança. Você confirma?`,
    booking_confirmed: ({ who, verb }) => `${who} ${verb('confirmou', 'confirmaram')} sua mudança em uma reserva`,
    booking_declined: ({ who, verb }) => `${who} não ${verb('pode', 'podem')} aceitar sua reserva`,
    booking_cancelled: ({ who, verb }) => `${who} ${verb('cancelou', 'cancelaram')} uma reserva`,
    booking_expired: ({ who }) => `Um pedido de reserva entre você e ${who} expirou`,
    booking_serving: ({ who, verb }) => `${who} já ${verb('começou', 'começaram')} a servir`,
    booking_completed: ({ who }) => `Sua reserva com ${who} está concluída`,
    booking_date_changed: ({ who, verb, what, now }) =>
      `${who} ${verb('remarcou', 'remarcaram')} o evento${what && `: ${what} → ${now}`}. Você está livre na nova data?`,
    booking_asked_again: ({ who }) => `Perguntamos a ${who} sobre a nova data`,
    booking_event_changed: ({ who, verb }) =>
      `${who} ${verb('mudou', 'mudaram')} o local ou o horário de término de um evento que você atende`,
    booking_moved_late: ({ who, verb }) =>
      `${who} ${verb('mudou', 'mudaram')} a data de um evento em cima da hora. Sua reserva continua valendo para a data original`,
    booking_deleted_late: ({ who, verb }) =>
      `${who} ${verb('excluiu', 'excluíram')} um evento em cima da hora. Sua reserva continua valendo`,
  },
}
