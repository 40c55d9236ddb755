import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  helpers: 'Quem ajuda você',
  add: 'Adicionar ajuda',
  nobody: 'Ninguém ainda. Alguém pode organizar com você ou receber seus convidados na entrada.',
  rolesHint: 'Quem organiza junto muda o evento, convida e responde. Na entrada só se recebem os convidados.',
  cohost: 'Organiza junto',
  door: 'Na entrada',
  make_cohost: 'Organiza junto: {{name}}',
  make_door: 'Na entrada: {{name}}',
  named_cohost: '{{name}} organiza com você',
  named_door: '{{name}} ajuda na entrada',
  dismissOne: 'Remover {{name}} da ajuda',
  dismissed: '{{name}} não ajuda mais',
  connections: 'Suas conexões',
  search: 'Buscar por nome',
  noConnections: 'Você ainda não tem conexões. Conecte-se primeiro com alguém, que depois poderá ajudar.',
  noMatch: 'Ninguém tem esse nome.',
  leave: 'Parar de ajudar',
  leaveTitle: 'Parar de ajudar?',
  leaveText: 'Para voltar, é preciso que {{name}} peça.',
  stay: 'Continuar',
  left: 'Você não ajuda mais',
} satisfies Translation<typeof en>
