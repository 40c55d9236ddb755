import type { Messages } from './en.ts'

export const fr: Messages = {
  copyEmail: (name, subject) => ({
    subject: `Nous avons bien reçu votre message : ${subject}`,
    greeting: `Bonjour ${name}`,
    intro: 'Merci de nous avoir écrit. Nous lisons tout et nous vous répondrons à cette adresse. Voici votre message :',
    closing: 'Ceci est votre copie ; vous n’avez rien à faire.',
  }),
  answerEmail: (name, subject) => ({
    subject: `Notre réponse à « ${subject} »`,
    greeting: `Bonjour ${name}`,
    question: 'Vous aviez écrit :',
    label: 'Nous écrire',
    closing: 'Une autre question ? Écrivez-nous quand vous voulez.',
  }),
}
