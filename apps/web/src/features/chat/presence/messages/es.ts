import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  now: 'En línea',
  ago: 'En línea {{ago}}',
  settings: 'Ajustes del chat',
  saved: 'Guardado',
  share: 'Mostrar cuándo estoy en línea',
  shareHint:
    'Tus conexiones ven cuándo estuviste en línea por última vez. Si lo desactivas, tú tampoco verás cuándo estuvieron ellas.',
} satisfies Translation<typeof en>
