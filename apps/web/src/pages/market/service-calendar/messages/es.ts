import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Calendario',
  noCompany: 'Esta cuenta todavía no tiene empresa.',
  bookings: 'Reservas del día',
  for_one: '{{count}} persona, {{name}}',
  for_many: '{{count}} personas, {{name}}',
  for_other: '{{count}} personas, {{name}}',
  states: {
    requested: 'Solicitud',
    changed: 'Por confirmar',
    accepted: 'Confirmada',
    serving: 'En curso',
    completed: 'Completada',
    declined: 'Rechazada',
    expired: 'Caducada',
    cancelled: 'Cancelada',
  },
} satisfies Translation<typeof en>
