import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Notificações',
  guestText: 'Entre para ver suas novidades.',
  bellCount_one: 'Notificações, {{count}} nova',
  bellCount_many: 'Notificações, {{count}} novas',
  bellCount_other: 'Notificações, {{count}} novas',
  new: 'Novo:',
  none: 'Você não tem notificações no momento',
  findFriends: 'Encontrar amigos',
  settings: 'Configurações',
  viewAll: 'Ver todas as novidades',
  clear: 'Limpar',
  clearTitle: 'Limpar todas as notificações?',
  clearText: 'Elas serão excluídas para sempre, inclusive as não lidas.',
  yesClear: 'Limpar tudo',
  no: 'Manter',
  cleared: 'Notificações excluídas',
  readFailed: 'Não foi possível marcar as notificações como lidas',
  clearFailed: 'Não foi possível limpar as notificações',
} satisfies Translation<typeof en>
