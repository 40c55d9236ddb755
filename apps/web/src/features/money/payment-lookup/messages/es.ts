import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Pagos',
  ofOne: 'Pagos de la cuenta n.º {{id}}',
  everybody: 'Todos los pagos',
  ledger: 'Libro mayor',
  keyword: 'Nuestro número o el de la pasarela',
  find: 'Buscar',
  none: 'Ningún pago',
  noneText: 'Aquí aparece lo que se paga a Celebrio.',
  gone: 'Una cuenta que ya no existe',
  number: 'N.º {{id}}',
  disputed: 'Solo en disputa',
  disputes: {
    open: 'En disputa desde el {{since}}: {{reason}} ({{id}})',
    won: 'Disputa ganada el {{date}} ({{id}})',
    lost: 'Disputa perdida el {{date}}, devuelto: {{sum}} ({{id}})',
  },
  statuses: {
    created: 'pendiente',
    paid: 'pagado',
    declined: 'rechazado',
    abandoned: 'abandonado',
    refunded: 'reembolsado: {{sum}}',
  },
} satisfies Translation<typeof en>
