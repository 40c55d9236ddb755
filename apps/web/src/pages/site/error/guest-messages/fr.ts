import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  title: 'Quelque chose est tombé de la table',
  text: 'La page n’a pas pu s’afficher. Rien de ce que vous avez enregistré n’est perdu.',
  home: 'Aller à la page de départ',
}

export default fr
