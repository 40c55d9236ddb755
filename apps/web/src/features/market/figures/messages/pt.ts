import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  period: 'Período',
  days_one: '{{count}} dia',
  days_many: '{{count}} de dias',
  days_other: '{{count}} dias',
  requests: 'Pedidos',
  headlineUnanswered: 'Você ainda não respondeu a nenhum pedido',
  headlineAll: 'Você aceita tudo o que responde',
  headlineNone: 'Você recusou tudo o que respondeu',
  headlineHalf: 'Você aceita metade do que responde',
  headlineMost: 'Você aceita a maior parte do que responde',
  headlineFew: 'Você recusa mais do que aceita',
  bestWeek: 'Sua melhor semana: {{when}}',
  bestMonth: 'Seu melhor mês: {{when}}',
  inDays_one: '{{number}} pedido nos últimos {{days}} dias',
  inDays_many: '{{number}} de pedidos nos últimos {{days}} dias',
  inDays_other: '{{number}} pedidos nos últimos {{days}} dias',
  noRequests: 'Ainda não há pedidos nos últimos {{count}} dias',
  noRequestsHint: 'Aqui você vai ver os pedidos que recebe, como responde e o que fica combinado.',
  accepted: 'Aceitos',
  ofAnswers_one: '{{accepted}} de {{number}} resposta',
  ofAnswers_many: '{{accepted}} de {{number}} de respostas',
  ofAnswers_other: '{{accepted}} de {{number}} respostas',
  answeredWithin: 'Pedidos respondidos em',
  median: 'ou menos, metade das vezes',
  onStore:
    'Sua loja mostra “normalmente em até {{time}}”: ali contam suas últimas 25 respostas, a pedidos e perguntas.',
  howRequests:
    'Aceitar uma parte conta como aceitar. Pedidos que você não respondeu não contam. Os dias são contados no horário UTC.',
  agreed: '{{amount}} combinados nos últimos {{days}} dias',
  mostOf: 'A maior parte com {{service}}: {{percent}}',
  allOf: 'Tudo com {{service}}',
  others: 'Outros serviços',
  howIncome:
    'Uma reserva conta a partir do dia em que fica combinada, a menos que seja cancelada. Os dias são contados no horário UTC.',
  requestsFile: 'pedidos',
  incomeFile: 'receita {{currency}}',
} satisfies Translation<typeof en>
