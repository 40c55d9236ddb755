import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  one: 'Catégorie',
  label: 'Catégories',
  hint: '{{max}} au maximum.',
  all_one: 'Toutes ({{count}})',
  all_many: 'Toutes ({{count}})',
  all_other: 'Toutes ({{count}})',
  search: 'Chercher une catégorie',
  chosen: '{{count}} sur {{max}}',
  nothing: 'Aucune catégorie de ce nom. Essayez un mot plus simple.',
  done: 'Terminé',
} satisfies Translation<typeof en>
