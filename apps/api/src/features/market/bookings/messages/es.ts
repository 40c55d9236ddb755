import type { Messages } from './en.ts'

export const es: Messages = {
  closed: 'Este proveedor ha cerrado su tienda.',
  notices: {
    booking_requested: ({ who, verb }) => `${who} te ${verb('envió', 'enviaron')} una solicitud de reserva`,
    booking_accepted: ({ who, verb }) => `${who} ${verb('aceptó', 'aceptaron')} tu reserva`,
    booking_changed: ({ who, verb }) =>
      `${who} ${verb('aceptó', 'aceptaron')} tu reserva con un cambio. ¿Lo confirmas?`,
    booking_confirmed: ({ who, verb }) => `${who} ${verb('confirmó', 'confirmaron')} tu cambio en una reserva`,
    booking_declined: ({ who, verb }) => `${who} no ${verb('puede', 'pueden')} aceptar tu reserva`,
    booking_cancelled: ({ who, verb }) => `${who} ${verb('canceló', 'cancelaron')} una reserva`,
    booking_expired: ({ who }) => `Ha caducado una solicitud de reserva entre tú y ${who}`,
    booking_serving: ({ who, verb }) => `${who} ya ${verb('empezó', 'empezaron')} el servicio`,
    booking_completed: ({ who }) => `Tu reserva con ${who} se ha completado`,
    booking_date_changed: ({ who, verb, what, now }) =>
      `${who} ${verb('reprogramó', 'reprogramaron')} su evento${what && `: ${what} → ${now}`}. ¿Tienes libre la nueva fecha?`,
    booking_asked_again: ({ who, verb }) => `${verb('Le', 'Les')} hemos preguntado a ${who} por la nueva fecha`,
    booking_event_changed: ({ who, verb }) =>
      `${who} ${verb('cambió', 'cambiaron')} el lugar o la hora de fin de un evento que atiendes`,
    booking_moved_late: ({ who, verb }) =>
      `${who} ${verb('cambió', 'cambiaron')} la fecha de un evento a última hora. Tu reserva sigue en pie para la fecha original`,
    booking_deleted_late: ({ who, verb }) =>
      `${who} ${verb('eliminó', 'eliminaron')} un evento a última hora. Tu reserva sigue en pie`,
  },
}
