import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Nous contacter',
  lead: 'Une question, un problème, une idée ? Écrivez-nous : une vraie personne vous lira.',
  name: 'Votre nom',
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer le message',
  openMail: 'Écrire plutôt depuis votre messagerie',
  draftKept: 'Nous avons gardé votre texte.',
  startOver: 'Recommencer',
  thanks: 'Merci, nous avons bien reçu votre message.',
  copied: 'Nous vous répondrons par e-mail. Une copie est en route vers votre boîte.',
  noCopy: 'Nous vous répondrons par e-mail. Confirmez votre adresse pour recevoir une copie de vos messages.',
  toStore: 'Voir ma boutique',
  again: 'Écrire un autre message',
} satisfies Translation<typeof en>
