import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  undo: 'Annuler cette décision',
  letterTitle: 'Ce que l’auteur lira',
  send: 'Envoyer et annuler la décision',
  undone: 'Décision annulée.',
  reopen: 'Rouvrir le dossier',
  reopenTitle: 'Rouvrir ce dossier ?',
  reopenText:
    'L’équipe devra décider de nouveau. Les personnes qui l’ont signalé ne verront plus notre première réponse.',
  reopened: 'Le dossier attend de nouveau une décision.',
} satisfies Translation<typeof en>
