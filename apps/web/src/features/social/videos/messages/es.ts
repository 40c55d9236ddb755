import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  filmBy: 'Vídeo de {{name}}',
  filmTitled: '{{title}}, vídeo de {{name}}',
  mostWatched: 'El vídeo más visto',
  play: 'Reproducir el vídeo de {{name}}',
  views_one: '{{shown}} visualización este mes',
  views_many: '{{shown}} de visualizaciones este mes',
  views_other: '{{shown}} visualizaciones este mes',
  nothingTitle: 'La pantalla sigue a oscuras',
  nothingText: 'Aquí se verá el vídeo más visto del mes.',
} satisfies Translation<typeof en>
