import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  yes: 'Oui',
  maybe: 'À la rigueur',
  no: 'Non',
  count_yes: '{{number}} oui',
  count_maybe: '{{number}} à la rigueur',
  count_no: '{{number}} non',
  noVotes: 'Aucun vote pour l’instant',
  yourVote: 'La date du {{day}} vous convient-elle ?',
  yourTime: 'À votre heure : {{time}}',
  best: 'Convient le mieux',
  past: 'Cette date est passée.',
  pick: 'Choisir cette date',
  pickDay: 'Choisir cette date : {{day}}',
  otherDate: 'Choisir une autre date',
  setDateTitle: 'Fixer la date ?',
  setDateText: 'Le vote se termine. Toutes les personnes invitées sont prévenues et peuvent désormais dire oui.',
  setDate: 'Fixer la date',
  keepVoting: 'Laisser voter encore',
  dateSet: 'La date est fixée',
} as const satisfies Translation<typeof en>
