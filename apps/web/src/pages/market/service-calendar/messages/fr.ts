import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Calendrier',
  noCompany: 'Il n’y a pas encore d’entreprise sur ce compte.',
  bookings: 'Réservations du jour',
  for_one: '{{count}} personne, {{name}}',
  for_many: '{{count}} personnes, {{name}}',
  for_other: '{{count}} personnes, {{name}}',
  states: {
    requested: 'Demande',
    changed: 'À confirmer',
    accepted: 'Confirmée',
    serving: 'En cours',
    completed: 'Terminée',
    declined: 'Refusée',
    expired: 'Expirée',
    cancelled: 'Annulée',
  },
} satisfies Translation<typeof en>
