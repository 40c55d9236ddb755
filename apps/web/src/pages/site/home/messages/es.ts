import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Inicio',
  viewer: 'Tú',
  verified: 'Correo verificado',
  since: 'Celebrando aquí desde el {{date}}',
  people: 'Celebraciones y personas',
  discoveries: 'Para descubrir',
  legal: 'Información legal',
} satisfies Translation<typeof en>
