import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  helpers: 'Quién te ayuda',
  add: 'Añadir ayuda',
  nobody: 'Nadie todavía. Alguien puede organizar contigo o recibir a tus invitados en la entrada.',
  rolesHint: 'Coorganizar es cambiar el evento, invitar y responder. En la entrada solo se recibe a los invitados.',
  cohost: 'Coorganización',
  door: 'En la entrada',
  make_cohost: 'Coorganización: {{name}}',
  make_door: 'En la entrada: {{name}}',
  named_cohost: '{{name}} organiza contigo',
  named_door: '{{name}} ayuda en la entrada',
  dismissOne: 'Quitar a {{name}} de la ayuda',
  dismissed: '{{name}} ya no ayuda',
  connections: 'Tus contactos',
  search: 'Buscar por nombre',
  noConnections: 'Todavía no tienes contactos. Conecta primero con alguien y después podrá ayudarte.',
  noMatch: 'Nadie tiene este nombre.',
  leave: 'Dejar de ayudar',
  leaveTitle: '¿Dejar de ayudar?',
  leaveText: 'Para volver, te lo tendrá que pedir {{name}}.',
  stay: 'Quedarme',
  left: 'Ya no ayudas',
} satisfies Translation<typeof en>
