import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Questions',
  none: 'Aucune question pour l’instant. Posez la première.',
  noneYet: 'Vous n’avez encore répondu à aucune question.',
  yours: 'Votre question',
  public: 'La question et la réponse s’affichent ici sans votre nom. Seul le prestataire voit qui la pose.',
  ask: 'Poser la question',
  signIn: 'Connectez-vous pour poser une question',
  sent: 'Question envoyée. Nous vous préviendrons dès qu’il y aura une réponse.',
  waits: 'En attente de réponse',
  open: 'Elles attendent votre réponse',
  yourAnswer: 'Votre réponse',
  publicAnswer: 'Tout le monde peut la lire sur votre page.',
  answer: 'Répondre',
  answered: 'Réponse enregistrée',
  edit: 'Modifier la réponse',
  save: 'Enregistrer',
  tooLong_one: '{{max}} caractères maximum : {{count}} en trop.',
  tooLong_many: '{{max}} caractères maximum : {{count}} en trop.',
  tooLong_other: '{{max}} caractères maximum : {{count}} en trop.',
  delete: 'Supprimer la question',
  deleteTitle: 'Supprimer cette question ?',
  deleteText: 'Plus personne ne pourra y répondre.',
  deleteBothText: 'La réponse sera supprimée aussi.',
  deleted: 'Question supprimée',
} satisfies Translation<typeof en>
