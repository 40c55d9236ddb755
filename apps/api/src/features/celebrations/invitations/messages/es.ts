import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_invited: ({ who, verb }) => `${who} te ${verb('invita', 'invitan')} a un evento`,
    event_accepted: ({ who, verb }) => `${who} ${verb('irá', 'irán')} a tu evento`,
    event_maybe: ({ who, verb }) => `${who} tal vez ${verb('vaya', 'vayan')} a tu evento`,
    event_rejected: ({ who, verb }) => `${who} no ${verb('podrá', 'podrán')} ir a tu evento`,
    event_requested: ({ who, verb }) => `${who} ${verb('quiere', 'quieren')} ir a tu evento`,
    event_request_accepted: ({ who, verb }) => `${who} ${verb('aceptó', 'aceptaron')} tu solicitud para ir a un evento`,
    event_moved_up: ({ who }) => `Se liberó un lugar para ti en el evento de ${who}`,
  },
  guestTable: {
    file: 'invitados',
    head: ['Nombre', 'Respuesta', 'Adultos', 'Niños', 'Alimentación', 'Mensaje', 'Entrada'],
    status: {
      accepted: 'Viene',
      pending: 'Sin responder',
      maybe: 'Tal vez',
      confirming: 'Por confirmar',
      waiting: 'Lista de espera',
      rejected: 'No viene',
      requested: 'Pidió unirse',
      removed: 'Fuera de la lista',
    },
  },
}
