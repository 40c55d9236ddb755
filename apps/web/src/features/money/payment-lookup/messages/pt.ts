import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Pagamentos',
  ofOne: 'Pagamentos da conta n.º {{id}}',
  everybody: 'Todos os pagamentos',
  ledger: 'Livro-razão',
  keyword: 'Nosso número ou o do meio de pagamento',
  find: 'Procurar',
  none: 'Nenhum pagamento',
  noneText: 'O que se paga ao Celebrio aparece aqui.',
  gone: 'Uma conta que não existe mais',
  number: 'N.º {{id}}',
  disputed: 'Só em disputa',
  disputes: {
    open: 'Em disputa desde {{since}}: {{reason}} ({{id}})',
    won: 'Disputa ganha em {{date}} ({{id}})',
    lost: 'Disputa perdida em {{date}}, devolvido: {{sum}} ({{id}})',
  },
  statuses: {
    created: 'pendente',
    paid: 'pago',
    declined: 'recusado',
    abandoned: 'abandonado',
    refunded: 'devolvido: {{sum}}',
  },
} satisfies Translation<typeof en>
