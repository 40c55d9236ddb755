import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  helpers: 'El equipo',
  add: 'Añadir a alguien',
  nobody: 'Nadie todavía. Alguien puede organizar contigo o recibir a tus invitados.',
  rolesHint:
    'Quien coorganiza puede editar el evento, invitar y responder a las solicitudes. En el acceso solo se deja pasar a los invitados.',
  cohost: 'Coorganización',
  door: 'Control de acceso',
  make_cohost: 'Coorganización: {{name}}',
  make_door: 'Control de acceso: {{name}}',
  named_cohost: '{{name}} organiza contigo',
  named_door: '{{name}} estará en el acceso',
  dismissOne: 'Quitar a {{name}} del equipo',
  dismissed: '{{name}} ya no está en el equipo',
  connections: 'Tus conexiones',
  search: 'Buscar por nombre',
  noConnections: 'Todavía no tienes conexiones. Conecta primero con alguien y después podrá ayudarte.',
  noMatch: 'Nadie con ese nombre.',
  leave: 'Dejar el equipo',
  leaveTitle: '¿Dejar el equipo?',
  leaveText: 'Para volver, {{name}} tendrá que añadirte de nuevo.',
  stay: 'Quedarme',
  left: 'Ya no estás en el equipo',
} satisfies Translation<typeof en>
