import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Nous contacter',
  byMail: 'Écrivez-nous dans votre langue. Quelqu’un vous lit, et vous répond.',
  logIn: 'Connectez-vous pour nous écrire',
  fromInside: '« Nous contacter » se trouve alors dans votre menu. Quelqu’un vous lit, et vous répond.',
  toSignIn: 'Me connecter et écrire ici',
}

export default fr
