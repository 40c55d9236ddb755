import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  one: 'Categoria',
  label: 'Categorias',
  hint: 'Escolha até {{max}}.',
  all_one: 'Todas ({{count}})',
  all_many: 'Todas ({{count}})',
  all_other: 'Todas ({{count}})',
  search: 'Buscar categoria',
  chosen: '{{count}} de {{max}}',
  nothing: 'Nenhuma categoria com esse nome. Tente uma palavra mais simples.',
  done: 'Pronto',
} satisfies Translation<typeof en>
