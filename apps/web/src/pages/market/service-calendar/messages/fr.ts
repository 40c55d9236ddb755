import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Calendrier',
  noCompany: 'Ce compte n’a pas encore d’entreprise.',
  bookings: 'Réservations du jour',
  for_one: '{{count}} personne, {{name}}',
  for_many: '{{count}} personnes, {{name}}',
  for_other: '{{count}} personnes, {{name}}',
  states: {
    requested: 'Demande',
    changed: 'À confirmer',
    accepted: 'Confirmée',
    serving: 'Service en cours',
    completed: 'Terminée',
    declined: 'Refusée',
    expired: 'Expirée',
    cancelled: 'Annulée',
  },
} satisfies Translation<typeof en>
