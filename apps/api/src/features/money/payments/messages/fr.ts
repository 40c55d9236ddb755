import type { Messages } from './en.ts'

export const fr: Messages = {
  fileName: number => `celebrio-recu-${number}`,
  document: {
    payment: 'Reçu',
    refund: 'Reçu de remboursement',
    number: (number, date) => `N° ${number}, ${date}`,
    refundOf: number => `pour le reçu n° ${number}`,
    issuedTo: 'Établi pour',
    issuedBy: 'Établi par',
    item: 'Objet',
    amount: 'Montant',
    paid: 'Payé',
    refunded: 'Remboursé',
    page: number => `Page ${number}`,
    notWhole: 'Certains caractères ne peuvent pas être imprimés ici.',
  },
  email: {
    payment: ({ name, title, sum, number }) => ({
      subject: `Votre reçu Celebrio n° ${number}`,
      greeting: `Merci, ${name}`,
      paragraphs: [`Nous avons bien reçu votre paiement de ${sum} pour votre ${title}. Votre reçu est joint.`],
      label: 'Voir tous les reçus',
      closing: 'Vous recevez cet e-mail parce que vous avez payé sur Celebrio.',
    }),
    refund: ({ name, title, sum, number }) => ({
      subject: `Votre remboursement Celebrio n° ${number}`,
      greeting: `Bonjour ${name}`,
      paragraphs: [
        `Nous vous avons remboursé ${sum} pour votre ${title}, par le moyen de paiement utilisé. Le reçu est joint.`,
        'Le montant peut mettre quelques jours à apparaître.',
      ],
      label: 'Voir tous les reçus',
      closing: 'Vous recevez cet e-mail parce que vous avez payé sur Celebrio.',
    }),
  },
}
