import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Próximos cerca de ti',
  near: 'Cerca de ti',
  seeAll: 'Ver todos',
  none: 'No hay eventos próximos cerca de ti.',
  live: 'En vivo',
  celebrating_one: '{{count}} persona celebra',
  celebrating_many: '{{count}} de personas celebran',
  celebrating_other: '{{count}} personas celebran',
  upcoming: 'Próximos eventos',
  explore: 'Explorar',
  exploreLead: 'Celebraciones abiertas para ti, aquí y en otros lugares.',
  createEvent: 'Crear evento',
} satisfies Translation<typeof en>
