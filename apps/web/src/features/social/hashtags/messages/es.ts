import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  trending: 'Hashtags del momento',
  people_one: '{{count}} persona',
  people_many: '{{count}} de personas',
  people_other: '{{count}} personas',
  write: 'Escribir una publicación',
  none: 'Ningún hashtag esta semana. Pon una # delante de una palabra en tu próxima publicación.',
  lead: 'Lo que se celebra con este hashtag, lo más reciente primero.',
  posts: 'Publicaciones con #{{tag}}',
  noPosts: 'Todavía no hay publicaciones con #{{tag}}',
  noPostsText: 'Úsalo en una publicación y la tuya será la primera.',
} satisfies Translation<typeof en>
