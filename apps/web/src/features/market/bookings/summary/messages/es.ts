import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  asksAgain: 'Preguntaremos a {{names}} si le va bien la nueva fecha.',
  opensAgain:
    'Para la fecha original acordaste {{total}}. Con una nueva, nada es seguro hasta que el proveedor acepte.',
  freeThen: 'Ese día está disponible en su calendario.',
  seeBookings: 'Ver reservas',
  count_changed_one: '{{count}} espera tu confirmación',
  count_changed_many: '{{count}} esperan tu confirmación',
  count_changed_other: '{{count}} esperan tu confirmación',
  count_again_one: '{{count}} solicitada de nuevo para la nueva fecha',
  count_again_many: '{{count}} solicitadas de nuevo para la nueva fecha',
  count_again_other: '{{count}} solicitadas de nuevo para la nueva fecha',
  count_requested_one: '{{count}} a la espera de respuesta',
  count_requested_many: '{{count}} a la espera de respuesta',
  count_requested_other: '{{count}} a la espera de respuesta',
  count_agreed_one: '{{count}} acordada',
  count_agreed_many: '{{count}} acordadas',
  count_agreed_other: '{{count}} acordadas',
  count_off_one: '{{count}} rechazada o cancelada',
  count_off_many: '{{count}} rechazadas o canceladas',
  count_off_other: '{{count}} rechazadas o canceladas',
  cancelsToo: 'Estas reservas se cancelarán:',
  standStill: 'Ya es tarde para cancelar. Estas siguen en pie, y les avisaremos:',
  paidTotal: '{{paid}} pagados',
  bookedBy: 'reserva de {{name}}',
  ofEvent: 'Reservas',
  noneOfEvent: 'Aún no hay nada reservado para este evento.',
  standsFor_one:
    'Ya es tarde para volver a preguntar: la reserva con {{names}} sigue en pie para la fecha original. Le avisaremos.',
  standsFor_many:
    'Ya es tarde para volver a preguntar: las reservas con {{names}} siguen en pie para la fecha original. Les avisaremos.',
  standsFor_other:
    'Ya es tarde para volver a preguntar: las reservas con {{names}} siguen en pie para la fecha original. Les avisaremos.',
}

export default es
