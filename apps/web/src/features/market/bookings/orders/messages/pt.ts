import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  lead: 'Todas as suas encomendas: futuras, em andamento, concluídas e canceladas.',
  noOrders: 'Nenhuma encomenda encontrada',
  noOrdersText: 'As reservas que você aceita ficam guardadas aqui.',
  showOrders: 'Ver as encomendas',
  orderState: 'Status',
  box_notStarted: 'Não iniciadas',
  box_onGoing: 'Em andamento',
  box_completed: 'Concluídas',
  box_cancelled: 'Canceladas',
  when: 'Quando',
  box_lastSixMonths: 'Reservadas nos últimos seis meses',
  orderTitle: 'Detalhes da encomenda',
  seeDetails: 'Ver detalhes',
  seeDetailsOf: 'Ver detalhes: {{title}}',
  loadMore: 'Ver mais',
  ordersFound_one: '{{number}} encomenda',
  ordersFound_many: '{{number}} encomendas',
  ordersFound_other: '{{number}} encomendas',
} satisfies Translation<typeof en>
