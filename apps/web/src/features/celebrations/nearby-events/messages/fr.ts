import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Bientôt près de chez vous',
  near: 'Près de chez vous',
  seeAll: 'Tout voir',
  none: 'Rien de prévu près de chez vous pour l’instant.',
  live: 'En ce moment',
  celebrating_one: '{{count}} personne fait la fête',
  celebrating_many: '{{count}} de personnes font la fête',
  celebrating_other: '{{count}} personnes font la fête',
  upcoming: 'Événements à venir',
  explore: 'Explorer',
  createEvent: 'Créer un événement',
} satisfies Translation<typeof en>
