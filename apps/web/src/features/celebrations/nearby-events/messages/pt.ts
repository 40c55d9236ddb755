import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Em breve perto de você',
  near: 'Perto de você',
  seeAll: 'Ver todos',
  none: 'Não há eventos próximos perto de você.',
  live: 'Ao vivo',
  celebrating_one: '{{count}} pessoa celebra',
  celebrating_many: '{{count}} de pessoas celebram',
  celebrating_other: '{{count}} pessoas celebram',
  upcoming: 'Próximos eventos',
  explore: 'Explorar',
  exploreLead: 'Celebrações abertas para você, aqui e em outros lugares.',
  createEvent: 'Criar evento',
} satisfies Translation<typeof en>
