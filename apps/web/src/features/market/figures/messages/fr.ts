import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  period: 'Période',
  days_one: '{{count}} jour',
  days_many: '{{count}} de jours',
  days_other: '{{count}} jours',
  requests: 'Demandes',
  headlineUnanswered: 'Vous n’avez encore répondu à aucune demande',
  headlineAll: 'Vous acceptez tout ce à quoi vous répondez',
  headlineNone: 'Vous avez refusé tout ce à quoi vous avez répondu',
  headlineHalf: 'Vous acceptez une demande sur deux',
  headlineMost: 'Vous acceptez la plupart des demandes',
  headlineFew: 'Vous refusez plus souvent que vous n’acceptez',
  bestWeek: 'Votre meilleure semaine : {{when}}',
  bestMonth: 'Votre meilleur mois : {{when}}',
  inDays_one: '{{number}} demande ces {{days}} derniers jours',
  inDays_many: '{{number}} de demandes ces {{days}} derniers jours',
  inDays_other: '{{number}} demandes ces {{days}} derniers jours',
  noRequests: 'Pas encore de demande ces {{count}} derniers jours',
  noRequestsHint: 'Vous verrez ici les demandes que vous recevez, vos réponses et ce qui est convenu.',
  accepted: 'Acceptées',
  ofAnswers_one: '{{accepted}} sur {{number}} réponse',
  ofAnswers_many: '{{accepted}} sur {{number}} de réponses',
  ofAnswers_other: '{{accepted}} sur {{number}} réponses',
  answeredWithin: 'Demandes traitées en',
  median: 'ou moins, une fois sur deux',
  onStore:
    'Votre boutique affiche « en général sous {{time}} » : ce sont vos 25 dernières réponses, aux demandes et aux questions.',
  howRequests:
    'Accepter une partie compte comme accepter. Les demandes restées sans réponse ne comptent pas. Les jours sont comptés en heure UTC.',
  agreed: '{{amount}} convenus ces {{days}} derniers jours',
  mostOf: 'Surtout pour {{service}} : {{percent}}',
  allOf: 'Le tout pour {{service}}',
  others: 'Autres prestations',
  howIncome:
    'Une réservation compte à partir du jour de l’accord, sauf si elle est annulée. Les jours sont comptés en heure UTC.',
  requestsFile: 'demandes',
  incomeFile: 'revenus {{currency}}',
} satisfies Translation<typeof en>
