import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Libro mayor',
  lead: 'Por partida doble y sin borrar nada: lo que entra está sobre cero; aquello por lo que se pagó, por debajo.',
  all: 'Todas las cuentas',
  payments: 'Todos los pagos',
  accounts: {
    gateway_paypal: 'PayPal',
    gateway_test: 'Pagos de prueba',
    income_subscription: 'Ingresos por planes',
    income_boost: 'Ingresos por destacados',
    owed_refunds: 'Reembolsos pendientes',
  },
  account: 'Cuenta',
  balance: 'Saldo',
  when: 'Cuándo',
  what: 'Qué',
  sum: 'Importe',
  kinds: {
    payment: 'Pago n.º {{id}}',
    refund_owed: 'Reembolso n.º {{id}}, pendiente',
    refund_sent: 'Reembolso n.º {{id}}, enviado',
  },
  empty: 'Todavía nada',
  emptyText: 'Lo que se paga se anota aquí.',
} satisfies Translation<typeof en>
