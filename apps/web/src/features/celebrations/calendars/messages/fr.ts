import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  addToCalendar: 'Ajouter au calendrier',
  subscribe: 'S’abonner au calendrier',
  calendarText:
    'Vos événements et ceux où vous allez, dans le calendrier de votre téléphone ou ordinateur, toujours à jour. Créez un lien et ajoutez-le à votre application de calendrier.',
  calendarHasOne: 'Vous avez déjà un lien. Il ne s’est affiché qu’une fois ; un nouveau le remplace.',
  calendarAddress: 'Le lien de votre calendrier',
  calendarOnce:
    'Copiez-le maintenant : il ne s’affiche qu’une fois. Toute personne qui l’a peut voir votre calendrier.',
  calendarOpen: 'Ouvrir dans votre application de calendrier',
  calendarMake: 'Créer un lien',
  calendarRenew: 'Créer un nouveau lien',
  calendarEnd: 'Désactiver le lien',
  calendarEnded: 'Le lien ne fonctionne plus',
  copyAddress: 'Copier le lien',
  addressCopied: 'Lien copié',
  addressNotCopied: 'Impossible de copier le lien. Sélectionnez-le et copiez-le à la main.',
} satisfies Translation<typeof en>
