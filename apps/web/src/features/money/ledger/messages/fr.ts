import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Grand livre',
  lead: 'En partie double, sans rien effacer : l’argent reçu est au-dessus de zéro, ce pour quoi il a été payé au-dessous.',
  all: 'Tous les comptes',
  payments: 'Tous les paiements',
  accounts: {
    gateway_paypal: 'PayPal',
    gateway_test: 'Paiements de test',
    income_subscription: 'Recettes des formules',
    income_boost: 'Recettes des mises en avant',
    owed_refunds: 'Remboursements dus',
  },
  account: 'Compte',
  balance: 'Solde',
  when: 'Quand',
  what: 'Opération',
  sum: 'Montant',
  kinds: {
    payment: 'Paiement n° {{id}}',
    refund_owed: 'Remboursement n° {{id}}, dû',
    refund_sent: 'Remboursement n° {{id}}, envoyé',
  },
  empty: 'Rien pour l’instant',
  emptyText: 'Ce qui est payé est comptabilisé ici.',
} satisfies Translation<typeof en>
