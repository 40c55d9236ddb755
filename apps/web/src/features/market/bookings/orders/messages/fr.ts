import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  lead: 'Toutes vos commandes : à venir, en cours, terminées et annulées.',
  noOrders: 'Aucune commande trouvée',
  noOrdersText: 'Les réservations que vous acceptez sont conservées ici.',
  showOrders: 'Voir les commandes',
  orderState: 'Statut',
  box_notStarted: 'Pas commencées',
  box_onGoing: 'En cours',
  box_completed: 'Terminées',
  box_cancelled: 'Annulées',
  when: 'Quand',
  box_lastSixMonths: 'Réservées ces six derniers mois',
  orderTitle: 'Détails de la commande',
  seeDetails: 'Voir les détails',
  seeDetailsOf: 'Voir les détails : {{title}}',
  loadMore: 'Voir plus',
  ordersFound_one: '{{number}} commande',
  ordersFound_many: '{{number}} commandes',
  ordersFound_other: '{{number}} commandes',
} satisfies Translation<typeof en>
