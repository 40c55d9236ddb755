import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  one: 'Categoría',
  label: 'Categorías',
  hint: 'Elige hasta {{max}}.',
  all_one: 'Todas ({{count}})',
  all_many: 'Todas ({{count}})',
  all_other: 'Todas ({{count}})',
  search: 'Buscar una categoría',
  chosen: '{{count}} de {{max}}',
  nothing: 'No hay ninguna categoría con ese nombre. Prueba con una palabra más sencilla.',
  done: 'Listo',
} satisfies Translation<typeof en>
