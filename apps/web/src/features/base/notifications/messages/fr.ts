import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Notifications',
  guestText: 'Connectez-vous pour voir ce qu’il y a de nouveau pour vous.',
  bellCount_one: 'Notifications, {{count}} nouvelle',
  bellCount_many: 'Notifications, {{count}} nouvelles',
  bellCount_other: 'Notifications, {{count}} nouvelles',
  new: 'Nouveau :',
  none: 'Vous n’avez aucune notification pour le moment',
  findFriends: 'Trouver des amis',
  settings: 'Réglages',
  viewAll: 'Voir toutes les nouveautés',
  clear: 'Effacer',
  clearTitle: 'Effacer toutes les notifications ?',
  clearText: 'Elles seront supprimées pour de bon, même les non lues.',
  yesClear: 'Tout effacer',
  no: 'Les garder',
  cleared: 'Notifications effacées',
  readFailed: 'Impossible de marquer les notifications comme lues',
  clearFailed: 'Impossible d’effacer les notifications',
} satisfies Translation<typeof en>
