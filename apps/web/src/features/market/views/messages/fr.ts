import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  views: 'Visites',
  headline_new: 'On vous découvre',
  headline_more: 'On vous voit plus souvent qu’avant',
  headline_fewer: 'On vous voit moins souvent qu’avant',
  headline_same: 'On vous voit aussi souvent qu’avant',
  inDays_one: '{{number}} visite ces {{days}} derniers jours',
  inDays_many: '{{number}} de visites ces {{days}} derniers jours',
  inDays_other: '{{number}} visites ces {{days}} derniers jours',
  more_one: '{{number}} de plus que les {{days}} jours précédents',
  more_many: '{{number}} de plus que les {{days}} jours précédents',
  more_other: '{{number}} de plus que les {{days}} jours précédents',
  fewer_one: '{{number}} de moins que les {{days}} jours précédents',
  fewer_many: '{{number}} de moins que les {{days}} jours précédents',
  fewer_other: '{{number}} de moins que les {{days}} jours précédents',
  same: 'Autant que les {{days}} jours précédents',
  none: 'Pas encore de visite ces {{count}} derniers jours',
  noneHint: 'Partagez la page de votre boutique : chaque personne qui l’ouvre compte une fois par jour.',
  asTable: 'Voir en tableau',
  total: 'Total',
  csv: 'Télécharger en CSV',
  fileName: 'visites',
  day: 'Jour',
  week: 'Semaine',
  month: 'Mois',
  howCounted:
    'Chaque personne compte une fois par jour. Vos propres visites et les moteurs de recherche ne comptent pas. Les jours sont comptés en heure UTC.',
} satisfies Translation<typeof en>
