import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  period: 'Période',
  days_one: '{{count}} jour',
  days_many: '{{count}} de jours',
  days_other: '{{count}} jours',
  requests: 'Demandes',
  inDays_one: '{{number}} demande ces {{days}} derniers jours',
  inDays_many: '{{number}} de demandes ces {{days}} derniers jours',
  inDays_other: '{{number}} demandes ces {{days}} derniers jours',
  noRequests: 'Pas encore de demande ces {{count}} derniers jours',
  noRequestsHint:
    'Vous verrez ici quand des célébrants vous sollicitent, comment vous répondez et ce que vous convenez ensemble.',
  notAnswered: 'Vous n’avez encore répondu à aucune d’elles.',
  accepted: 'Acceptées',
  ofAnswers_one: '{{accepted}} sur {{number}} réponse',
  ofAnswers_many: '{{accepted}} sur {{number}} de réponses',
  ofAnswers_other: '{{accepted}} sur {{number}} réponses',
  answeredWithin: 'Réponse en',
  median: 'ou moins, une fois sur deux',
  howRequests:
    'Accepter une partie compte comme accepter. Les demandes restées sans réponse ne comptent pas. Les jours suivent l’heure UTC.',
  agreed: '{{amount}} convenus ces {{days}} derniers jours',
  mostOf: 'Surtout pour {{service}} : {{percent}}',
  allOf: 'Le tout pour {{service}}',
  others: 'Autres services',
  howIncome:
    'Une réservation compte à partir du jour où vous êtes tous deux d’accord, sauf si elle est annulée. Les jours suivent l’heure UTC.',
  requestsFile: 'demandes',
  incomeFile: 'revenus {{currency}}',
} satisfies Translation<typeof en>
