import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Vos données',
  everything: 'Tout ce que contient votre compte',
  everythingHint: 'Sous forme de pages à lire, en JSON, et avec vos fichiers.',
  ask: 'Obtenir mes données',
  askAgain: 'Les obtenir à nouveau',
  asked: 'Nous rassemblons vos données',
  making: 'Nous rassemblons vos données',
  makingHint: 'Vous pouvez quitter cette page. Nous vous enverrons un e-mail quand tout sera prêt.',
  ready: 'Vos données sont prêtes',
  readyHint: '{{size}}, à télécharger jusqu’au {{day}}.',
  newer: 'Du nouveau depuis ?',
  newerHint: 'Une nouvelle archive prend la place de celle-ci.',
  failed: 'Cela n’a pas fonctionné',
  failedHint: 'Nous n’avons pas pu rassembler vos données. Veuillez réessayer.',
  expired: 'Votre dernière archive n’est plus disponible',
  expiredHint_one: 'Elle est restée disponible pendant {{count}} jour.',
  expiredHint_many: 'Elle est restée disponible pendant {{count}} de jours.',
  expiredHint_other: 'Elle est restée disponible pendant {{count}} jours.',
  download: 'Télécharger',
  downloadTitle: 'Télécharger vos données',
  downloadText: 'Tout y est : gardez le fichier là où personne d’autre ne peut le lire.',
} satisfies Translation<typeof en>
