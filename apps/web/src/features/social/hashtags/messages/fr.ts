import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  trending: 'Hashtags du moment',
  people_one: '{{count}} personne',
  people_many: '{{count}} de personnes',
  people_other: '{{count}} personnes',
  write: 'Écrire une publication',
  none: 'Aucun hashtag cette semaine. Mettez un # devant un mot de votre prochaine publication.',
  lead: 'Ce qui se fête avec ce hashtag, du plus récent au plus ancien.',
  posts: 'Publications avec #{{tag}}',
  noPosts: 'Aucune publication avec #{{tag}} pour l’instant',
  noPostsText: 'Utilisez-le dans une publication, et la vôtre sera la première.',
} satisfies Translation<typeof en>
