import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Réalisations',
  yours: 'Vos albums',
  add: 'Ajouter un album',
  addTitle: 'Nouvel album',
  editTitle: 'Modifier l’album',
  none: 'Montrez ce que vous avez fait',
  noneText: 'Les photos de vraies fêtes en disent plus que n’importe quelle liste de prix.',
  name: 'Nom',
  nameHint: 'Par exemple « Mariage dans un jardin à Sintra ».',
  choosePictures: 'Ajoutez au moins une photo.',
  save: 'Enregistrer l’album',
  saved: 'Album enregistré',
  deleted: 'Album supprimé',
  photos_one: '{{count}} photo',
  photos_many: '{{count}} de photos',
  photos_other: '{{count}} photos',
  photoOf: '{{name}}, photo {{at}} sur {{of}}',
  more: 'Plus d’options : {{name}}',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer cet album ?',
  deleteText: '« {{name}} » et ses photos disparaîtront de votre page.',
  keep: 'Le garder',
} satisfies Translation<typeof en>
