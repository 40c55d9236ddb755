import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Notificaciones',
  guestText: 'Inicia sesión para ver tus novedades.',
  bellCount_one: 'Notificaciones, {{count}} nueva',
  bellCount_many: 'Notificaciones, {{count}} nuevas',
  bellCount_other: 'Notificaciones, {{count}} nuevas',
  new: 'Nuevo:',
  none: 'No tienes notificaciones por ahora',
  findFriends: 'Buscar amigos',
  settings: 'Ajustes',
  viewAll: 'Ver todas las novedades',
  clear: 'Borrar',
  clearTitle: '¿Borrar todas las notificaciones?',
  clearText: 'Se eliminarán para siempre, también las no leídas.',
  yesClear: 'Borrar todas',
  no: 'Conservarlas',
  cleared: 'Notificaciones borradas',
  readFailed: 'No se pudieron marcar las notificaciones como leídas',
  clearFailed: 'No se pudieron borrar las notificaciones',
} satisfies Translation<typeof en>
