import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Pourquoi nous avons agi',
  decidedOn: 'Décision du {{day}}',
  secondLook: 'Un nouvel examen',
  lead: 'Vous pensez que nous nous trompons ? Vous avez jusqu’au {{day}} pour nous le dire. Quelqu’un d’autre de notre équipe examinera la décision.',
  why: 'Pourquoi devrions-nous la réexaminer ?',
  whyHint: 'Vous pouvez le demander une fois.',
  ask: 'Demander un nouvel examen',
  tooLong_one: '{{count}} caractère de trop',
  tooLong_many: '{{count}} de caractères de trop',
  tooLong_other: '{{count}} caractères de trop',
  sent: 'Merci. Quelqu’un d’autre de notre équipe va l’examiner.',
  youWrote: 'Vous avez écrit, le {{day}} :',
  waiting: 'Quelqu’un d’autre de notre équipe va l’examiner. Nous vous tiendrons au courant.',
  outcome: {
    granted: 'Nous avons annulé notre décision le {{day}}.',
    refused: 'Nous avons réexaminé notre décision le {{day}} : elle est maintenue.',
  },
  tooLate: 'Vous pouviez demander un nouvel examen jusqu’au {{day}}.',
  appealTitle: 'Nouvel examen',
  authorWrote: 'L’auteur a écrit, le {{day}} :',
  answer: 'Votre réponse à l’auteur',
  grant: 'Annuler la décision',
  refuse: 'Maintenir la décision',
  send: { granted: 'Envoyer et annuler la décision', refused: 'Envoyer et maintenir' },
  staffOutcome: { granted: 'Décision annulée le {{day}}', refused: 'Décision maintenue le {{day}}' },
  appealDecided: 'Nouvel examen terminé.',
} satisfies Translation<typeof en>
