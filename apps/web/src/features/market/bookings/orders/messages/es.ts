import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  lead: 'Todos tus pedidos: por venir, en curso, completados y cancelados.',
  noOrders: 'No se encontraron pedidos',
  noOrdersText: 'Aquí se guardan las reservas que aceptas.',
  showOrders: 'Ver los pedidos',
  orderState: 'Estado',
  box_notStarted: 'Sin empezar',
  box_onGoing: 'En curso',
  box_completed: 'Completados',
  box_cancelled: 'Cancelados',
  when: 'Cuándo',
  box_lastSixMonths: 'Reservados en los últimos seis meses',
  orderTitle: 'Detalles del pedido',
  seeDetails: 'Ver detalles',
  seeDetailsOf: 'Ver detalles: {{title}}',
  loadMore: 'Ver más',
  ordersFound_one: '{{number}} pedido',
  ordersFound_many: '{{number}} pedidos',
  ordersFound_other: '{{number}} pedidos',
} satisfies Translation<typeof en>
