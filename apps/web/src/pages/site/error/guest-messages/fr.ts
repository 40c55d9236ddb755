import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Quelque chose est tombé de la table',
  text: 'Nous n’avons pas pu afficher cette page. Rien de ce que vous avez enregistré n’est perdu.',
  home: 'Aller à l’accueil',
}

export default fr
