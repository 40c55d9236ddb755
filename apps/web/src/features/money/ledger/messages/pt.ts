import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Livro-razão',
  lead: 'Em partidas dobradas, sem apagar nada: o que entra fica acima de zero; aquilo que se pagou, abaixo.',
  all: 'Todas as contas',
  payments: 'Todos os pagamentos',
  accounts: {
    gateway_paypal: 'PayPal',
    gateway_test: 'Pagamentos de teste',
    income_subscription: 'Receita de planos',
    income_boost: 'Receita de destaques',
    owed_refunds: 'Reembolsos a pagar',
  },
  account: 'Conta',
  balance: 'Saldo',
  when: 'Quando',
  what: 'O quê',
  sum: 'Valor',
  kinds: {
    payment: 'Pagamento n.º {{id}}',
    refund_owed: 'Reembolso n.º {{id}}, devido',
    refund_sent: 'Reembolso n.º {{id}}, enviado',
  },
  empty: 'Nada ainda',
  emptyText: 'O que se paga é lançado aqui.',
} satisfies Translation<typeof en>
