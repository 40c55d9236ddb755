import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Próximos cerca de ti',
  near: 'Cerca de ti',
  seeAll: 'Ver todos',
  none: 'Todavía no hay eventos cerca de ti.',
  live: 'Ahora mismo',
  celebrating_one: '{{count}} persona celebrando',
  celebrating_many: '{{count}} de personas celebrando',
  celebrating_other: '{{count}} personas celebrando',
  upcoming: 'Próximos eventos',
  explore: 'Explorar',
  createEvent: 'Crear evento',
} satisfies Translation<typeof en>
