import type { Messages } from './en.ts'

export const fr: Messages = {
  readyEmail: (name, { day, days }) => ({
    subject: 'Vos données Celebrio sont prêtes',
    greeting: `Bonjour ${name}`,
    paragraphs: [
      `L’archive de tout ce que contient votre compte est prête. Vous pouvez la télécharger dans vos réglages pendant ${days} jours, jusqu’au ${day}.`,
    ],
    label: 'Ouvrir les réglages',
    closing:
      'Si vous ne l’avez pas demandée, changez votre mot de passe : quelqu’un d’autre a peut-être accès à votre compte.',
  }),
  title: name => `Celebrio – données du compte ${name}`,
  made: day => `Créée le ${day}.`,
  explained:
    'Chaque page existe deux fois : à lire, et en JSON pour les programmes. Ce que les autres ont écrit leur appartient : des conversations, vous trouvez ici vos propres messages. Les mots de passe, codes et autres secrets n’y figurent pas. Les heures sont en UTC.',
  sections: 'Contenu',
  entries: 'Entrées',
  asJson: 'JSON',
  files: 'Fichiers',
  nothing: 'Rien',
  empty: 'Rien encore dans ces rubriques',
  back: 'Toutes les rubriques',
  pages: 'Pages',
  page: (page, of) => `Page ${page} sur ${of}`,
  previous: 'Page précédente',
  next: 'Page suivante',
  hiddenPerson: 'Une personne que vous ne pouvez pas voir',
  yes: 'Oui',
  no: 'Non',
}
