import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  noOrders: 'Aucune commande trouvée',
  noOrdersText: 'Ce que vous acceptez de servir est conservé ici.',
  showOrders: 'Voir les commandes',
  orderState: 'État',
  box_notStarted: 'Pas commencées',
  box_onGoing: 'En cours',
  box_completed: 'Terminées',
  box_cancelled: 'Annulées',
  when: 'Quand',
  box_lastSixMonths: 'Réservées ces six derniers mois',
  orderTitle: 'Détails de la commande',
  seeDetails: 'Voir les détails',
  seeDetailsOf: 'Voir les détails : {{title}}',
  ordersFound_one: '{{number}} commande',
  ordersFound_many: '{{number}} commandes',
  ordersFound_other: '{{number}} commandes',
} satisfies Translation<typeof en>
