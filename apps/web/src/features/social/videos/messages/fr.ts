import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  filmBy: 'Vidéo publiée par {{name}}',
  filmTitled: '{{title}}, vidéo publiée par {{name}}',
  mostWatched: 'La vidéo la plus vue',
  play: 'Lire la vidéo publiée par {{name}}',
  views_one: '{{shown}} vue ce mois-ci',
  views_many: '{{shown}} de vues ce mois-ci',
  views_other: '{{shown}} vues ce mois-ci',
  nothingTitle: 'L’écran est encore noir',
  nothingText: 'La vidéo la plus vue du mois passera ici.',
} satisfies Translation<typeof en>
