import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Em breve perto de você',
  near: 'Perto de você',
  seeAll: 'Ver todos',
  none: 'Ainda não há eventos perto de você.',
  live: 'Agora',
  celebrating_one: '{{count}} pessoa festejando',
  celebrating_many: '{{count}} de pessoas festejando',
  celebrating_other: '{{count}} pessoas festejando',
  upcoming: 'Próximos eventos',
  explore: 'Explorar',
  createEvent: 'Criar evento',
} satisfies Translation<typeof en>
