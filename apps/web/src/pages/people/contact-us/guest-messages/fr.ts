import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Nous contacter',
  byEmail:
    'Écrivez-nous en français, en anglais, en espagnol ou en portugais. Quelqu’un de notre équipe vous répondra.',
  logIn: 'Connectez-vous pour nous écrire',
  fromInside: 'Vous trouverez « Nous contacter » dans le menu. Quelqu’un de notre équipe vous répondra.',
  toSignIn: 'Me connecter pour écrire ici',
}

export default fr
