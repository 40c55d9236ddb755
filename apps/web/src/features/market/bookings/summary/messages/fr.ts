import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  asksAgain: 'Nous demanderons à {{names}} si la nouvelle date convient.',
  opensAgain:
    'L’accord à {{total}} vaut pour la date initiale. Avec une nouvelle date, rien n’est acquis avant sa réponse.',
  freeThen: 'Ce jour est libre dans son calendrier.',
  seeBookings: 'Voir les réservations',
  count_changed_one: '{{count}} attend votre accord',
  count_changed_many: '{{count}} attendent votre accord',
  count_changed_other: '{{count}} attendent votre accord',
  count_again_one: '{{count}} redemandée pour la nouvelle date',
  count_again_many: '{{count}} redemandées pour la nouvelle date',
  count_again_other: '{{count}} redemandées pour la nouvelle date',
  count_requested_one: '{{count}} en attente de réponse',
  count_requested_many: '{{count}} en attente de réponse',
  count_requested_other: '{{count}} en attente de réponse',
  count_agreed_one: '{{count}} convenue',
  count_agreed_many: '{{count}} convenues',
  count_agreed_other: '{{count}} convenues',
  count_off_one: '{{count}} refusée ou annulée',
  count_off_many: '{{count}} refusées ou annulées',
  count_off_other: '{{count}} refusées ou annulées',
  cancelsToo: 'Ces réservations seront annulées :',
  standStill: 'Trop tard pour annuler. Ces réservations sont maintenues, et nous préviendrons les prestataires :',
  paidTotal: '{{paid}} payés',
  bookedBy: 'réservé par {{name}}',
  ofEvent: 'Réservations',
  noneOfEvent: 'Rien n’est encore réservé pour cet événement.',
  standsFor_one:
    'Trop tard pour redemander : la réservation avec {{names}} vaut toujours pour la date initiale. Nous préviendrons ce prestataire.',
  standsFor_many:
    'Trop tard pour redemander : les réservations avec {{names}} valent toujours pour la date initiale. Nous préviendrons ces prestataires.',
  standsFor_other:
    'Trop tard pour redemander : les réservations avec {{names}} valent toujours pour la date initiale. Nous préviendrons ces prestataires.',
}

export default fr
