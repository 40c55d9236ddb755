import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  myEvents: 'Mes événements',
  dateOpen: 'Date à fixer',
  deleteEvent: 'Supprimer l’événement',
  deleteTitle: 'Supprimer {{title}} ?',
  deleteText: 'Il sera perdu pour de bon.',
  deleteSure: 'Supprimer l’événement',
  keep: 'Le garder',
  deleted: 'Événement supprimé',

  confirmed: 'Confirmation réussie',
  verified: 'Création de l’événement vérifiée',
  closeWindow: '« {{title}} » est bien à vous. Vous pouvez fermer cette fenêtre.',
  denied: 'Alerte de sécurité : un événement a été créé en votre nom',
  deniedText:
    'Quelqu’un a créé « {{title}} » ({{day}}) avec votre compte. Choisissez un nouveau mot de passe pour déconnecter tous les autres, puis supprimez l’événement.',
  deniedGone:
    'L’événement est supprimé. Choisissez maintenant un nouveau mot de passe pour déconnecter tous les autres.',
  resetPassword: 'Réinitialiser le mot de passe',
  linkMissing: 'Ce lien est incomplet',
  linkMissingText: 'Rouvrez-le depuis notre e-mail.',
  linkExpired: 'Ce lien n’est pas valable ou a expiré',
  linkExpiredText: 'Tous vos événements sont au même endroit : vous pouvez les y modifier ou les supprimer.',
} satisfies Translation<typeof en>
