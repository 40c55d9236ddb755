import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  helpers: 'A equipe',
  add: 'Adicionar alguém',
  nobody: 'Ninguém ainda. Alguém pode organizar com você ou receber seus convidados.',
  rolesHint:
    'Quem coorganiza pode editar o evento, convidar e responder aos pedidos. Na recepção só se faz o check-in dos convidados.',
  cohost: 'Coorganização',
  door: 'Recepção',
  make_cohost: 'Coorganização: {{name}}',
  make_door: 'Recepção: {{name}}',
  named_cohost: '{{name}} organiza com você',
  named_door: '{{name}} fica na recepção',
  dismissOne: 'Remover {{name}} da equipe',
  dismissed: '{{name}} não está mais na equipe',
  connections: 'Suas conexões',
  search: 'Buscar por nome',
  noConnections: 'Você ainda não tem conexões. Conecte-se primeiro com alguém, que depois poderá ajudar.',
  noMatch: 'Ninguém com esse nome.',
  leave: 'Sair da equipe',
  leaveTitle: 'Sair da equipe?',
  leaveText: 'Para voltar, {{name}} precisa adicionar você de novo.',
  stay: 'Continuar',
  left: 'Você saiu da equipe',
} satisfies Translation<typeof en>
