import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Calendário',
  noCompany: 'Esta conta ainda não tem empresa.',
  bookings: 'Reservas do dia',
  for_one: '{{count}} pessoa, {{name}}',
  for_many: '{{count}} pessoas, {{name}}',
  for_other: '{{count}} pessoas, {{name}}',
  states: {
    requested: 'Pedido',
    changed: 'A confirmar',
    accepted: 'Confirmada',
    serving: 'Em andamento',
    completed: 'Concluída',
    declined: 'Recusada',
    expired: 'Expirada',
    cancelled: 'Cancelada',
  },
} satisfies Translation<typeof en>
