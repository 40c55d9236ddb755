import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  result: {
    paid: 'Merci !',
    paidText: 'Nous avons bien reçu {{sum}} ({{what}}).',
    created: 'Votre paiement n’est pas encore passé',
    createdText: '{{sum}} ({{what}}). Si vous avez déjà payé, cela peut prendre quelques minutes.',
    declined: 'Votre paiement a été refusé',
    declinedText: 'Rien n’a été débité. Vous pouvez réessayer, ou payer autrement.',
    abandoned: 'Paiement abandonné',
    abandonedText: 'Rien n’a été débité. Vous pouvez recommencer quand vous voulez.',
    refunded: 'Remboursé',
    refundedText: 'Vous avez payé {{sum}} ({{what}}). Ce qui vous revient est en route.',
    paid_already: 'Vous aviez déjà payé par ailleurs : nous vous remboursons intégralement {{sum}} ({{what}}).',
    unavailable: 'Ce n’est plus disponible : nous vous remboursons intégralement {{sum}} ({{what}}).',
  },
  goOn: 'Continuer le paiement',
  tryAgain: 'Réessayer',
  askAgain: 'Vérifier à nouveau',
  download: 'Reçu (PDF)',
  number: 'n° {{number}}',
  receipts: 'Reçus',
  receiptOf: 'N° {{number}}, {{date}}',
  refundOf: 'Remboursement, n° {{number}}, {{date}}',
  noReceipts: 'Aucun reçu pour le moment',
  noReceiptsText: 'Vous trouverez ici ce que vous payez sur Celebrio, et ce qui vous est remboursé.',
} satisfies Translation<typeof en>
