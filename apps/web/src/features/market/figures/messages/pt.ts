import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  period: 'Período',
  days_one: '{{count}} dia',
  days_many: '{{count}} de dias',
  days_other: '{{count}} dias',
  requests: 'Pedidos',
  inDays_one: '{{number}} pedido nos últimos {{days}} dias',
  inDays_many: '{{number}} de pedidos nos últimos {{days}} dias',
  inDays_other: '{{number}} pedidos nos últimos {{days}} dias',
  noRequests: 'Ainda não há pedidos nos últimos {{count}} dias',
  noRequestsHint: 'Aqui você vai ver quando os celebrantes pedem algo, como você responde e o que vocês combinam.',
  notAnswered: 'Você ainda não respondeu a nenhum deles.',
  accepted: 'Aceitos',
  ofAnswers_one: '{{accepted}} de {{number}} resposta',
  ofAnswers_many: '{{accepted}} de {{number}} de respostas',
  ofAnswers_other: '{{accepted}} de {{number}} respostas',
  answeredWithin: 'Resposta em',
  median: 'ou menos, metade das vezes',
  howRequests:
    'Aceitar uma parte conta como aceitar. Pedidos que você não respondeu não contam. Os dias seguem o horário UTC.',
  agreed: '{{amount}} combinados nos últimos {{days}} dias',
  mostOf: 'A maior parte com {{service}}: {{percent}}',
  allOf: 'Tudo com {{service}}',
  others: 'Outros serviços',
  howIncome:
    'Uma reserva conta a partir do dia em que vocês concordam, a menos que seja cancelada. Os dias seguem o horário UTC.',
  requestsFile: 'pedidos',
  incomeFile: 'receita {{currency}}',
} satisfies Translation<typeof en>
