import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  period: 'Periodo',
  days_one: '{{count}} día',
  days_many: '{{count}} de días',
  days_other: '{{count}} días',
  requests: 'Solicitudes',
  inDays_one: '{{number}} solicitud en los últimos {{days}} días',
  inDays_many: '{{number}} de solicitudes en los últimos {{days}} días',
  inDays_other: '{{number}} solicitudes en los últimos {{days}} días',
  noRequests: 'Aún no hay solicitudes en los últimos {{count}} días',
  noRequestsHint: 'Aquí verás cuándo te escriben los celebrantes, cómo respondes y lo que acuerdan.',
  notAnswered: 'Aún no has respondido a ninguna.',
  accepted: 'Aceptadas',
  ofAnswers_one: '{{accepted}} de {{number}} respuesta',
  ofAnswers_many: '{{accepted}} de {{number}} de respuestas',
  ofAnswers_other: '{{accepted}} de {{number}} respuestas',
  answeredWithin: 'Respuesta en',
  median: 'o menos, la mitad de las veces',
  howRequests:
    'Aceptar una parte cuenta como aceptar. Las solicitudes que no respondiste no cuentan. Los días siguen la hora UTC.',
  agreed: '{{amount}} acordados en los últimos {{days}} días',
  mostOf: 'Sobre todo por {{service}}: {{percent}}',
  allOf: 'Todo por {{service}}',
  others: 'Otros servicios',
  howIncome:
    'Una reserva cuenta desde el día en que ambos se ponen de acuerdo, salvo que se cancele. Los días siguen la hora UTC.',
  requestsFile: 'solicitudes',
  incomeFile: 'ingresos {{currency}}',
} satisfies Translation<typeof en>
