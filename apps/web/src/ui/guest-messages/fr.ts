import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const fr: Translation<typeof en> = {
  pageTitle: '{{title}} · Celebrio',
  skipToContent: 'Aller au contenu',
  loading: 'Chargement',
  offline: 'Vous êtes hors ligne. Ce que vous avez écrit est conservé.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'La page revient dès que la connexion est rétablie.',
  close: 'Fermer',
  messages: 'Messages',
  closeMessage: 'Fermer le message',
  cancel: 'Annuler',
  yes: 'Oui',
  no: 'Non',
  tryAgain: 'Réessayer',
  loadMore: 'Voir plus',
  wentWrong: 'Le chargement a échoué',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  codeDigit: 'Chiffre {{position}} sur {{length}}',
  noSearchResult: 'Aucun résultat',
  searching: 'Recherche…',
  clearField: 'Effacer',
  chooseFile: 'Choisir un fichier',
  replaceFile: 'Choisir un autre fichier',
  removeFile: 'Retirer {{name}}',
  andOthers_one: 'et {{count}} autre',
  andOthers_many: 'et {{count}} d’autres',
  andOthers_other: 'et {{count}} autres',
}

export default fr
