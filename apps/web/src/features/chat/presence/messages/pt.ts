import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  now: 'Online',
  ago: 'Online {{ago}}',
  settings: 'Configurações do chat',
  saved: 'Salvo',
  share: 'Mostrar quando estou online',
  shareHint:
    'Suas conexões veem quando você esteve online pela última vez. Se desativar, você também não verá quando elas estiveram.',
} satisfies Translation<typeof en>
