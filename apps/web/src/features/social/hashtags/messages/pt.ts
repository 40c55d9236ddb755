import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  trending: 'Hashtags em alta',
  people_one: '{{count}} pessoa',
  people_many: '{{count}} de pessoas',
  people_other: '{{count}} pessoas',
  write: 'Escrever uma publicação',
  none: 'Nenhuma hashtag nesta semana. Coloque um # antes de uma palavra na sua próxima publicação.',
  lead: 'O que as pessoas estão celebrando com esta hashtag, do mais recente ao mais antigo.',
  posts: 'Publicações com #{{tag}}',
  noPosts: 'Ainda não há publicações com #{{tag}}',
  noPostsText: 'Use em uma publicação, e a sua será a primeira.',
} satisfies Translation<typeof en>
