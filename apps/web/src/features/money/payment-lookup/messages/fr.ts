import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Paiements',
  ofOne: 'Paiements du compte n° {{id}}',
  everybody: 'Tous les paiements',
  ledger: 'Grand livre',
  keyword: 'Notre numéro ou celui du prestataire de paiement',
  find: 'Chercher',
  none: 'Aucun paiement',
  noneText: 'Ce qui est payé à Celebrio s’affiche ici.',
  gone: 'Un compte qui n’existe plus',
  number: 'N° {{id}}',
  disputed: 'Litiges en cours',
  disputes: {
    open: 'Contesté depuis le {{since}} : {{reason}} ({{id}})',
    won: 'Litige gagné le {{date}} ({{id}})',
    lost: 'Litige perdu le {{date}}, repris : {{sum}} ({{id}})',
  },
  statuses: {
    created: 'en attente',
    paid: 'payé',
    declined: 'refusé',
    abandoned: 'abandonné',
    refunded: 'remboursé : {{sum}}',
  },
} satisfies Translation<typeof en>
