import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  noOrders: 'Nenhuma encomenda encontrada',
  noOrdersText: 'O que você aceita servir fica guardado aqui.',
  showOrders: 'Ver as encomendas',
  orderState: 'Estado',
  box_notStarted: 'Não iniciadas',
  box_onGoing: 'Em andamento',
  box_completed: 'Concluídas',
  box_cancelled: 'Canceladas',
  when: 'Quando',
  box_lastSixMonths: 'Reservadas nos últimos seis meses',
  orderTitle: 'Detalhes da encomenda',
  seeDetails: 'Ver detalhes',
  seeDetailsOf: 'Ver detalhes: {{title}}',
  ordersFound_one: '{{number}} encomenda',
  ordersFound_many: '{{number}} encomendas',
  ordersFound_other: '{{number}} encomendas',
} satisfies Translation<typeof en>
