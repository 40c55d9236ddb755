import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  filmBy: 'Vídeo de {{name}}',
  filmTitled: '{{title}}, vídeo de {{name}}',
  mostWatched: 'Vídeo mais assistido',
  play: 'Assistir ao vídeo de {{name}}',
  views_one: '{{shown}} visualização neste mês',
  views_many: '{{shown}} de visualizações neste mês',
  views_other: '{{shown}} visualizações neste mês',
  nothingTitle: 'A tela ainda está apagada',
  nothingText: 'O vídeo mais assistido do mês vai passar aqui.',
} satisfies Translation<typeof en>
