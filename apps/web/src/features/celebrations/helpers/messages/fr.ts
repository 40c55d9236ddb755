import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  helpers: 'Qui vous aide',
  add: 'Ajouter de l’aide',
  nobody: 'Personne pour l’instant. On peut organiser avec vous, ou accueillir vos invités à l’entrée.',
  rolesHint:
    'Coorganiser, c’est modifier l’événement, inviter et répondre. À l’entrée, on accueille les invités, rien de plus.',
  cohost: 'Coorganisation',
  door: 'À l’entrée',
  make_cohost: 'Coorganisation : {{name}}',
  make_door: 'À l’entrée : {{name}}',
  named_cohost: '{{name}} organise avec vous',
  named_door: '{{name}} aide à l’entrée',
  dismissOne: 'Retirer {{name}} de l’aide',
  dismissed: '{{name}} ne vous aide plus',
  connections: 'Vos contacts',
  search: 'Chercher par nom',
  noConnections: 'Vous n’avez pas encore de contacts. Ajoutez-en d’abord, ils pourront ensuite vous aider.',
  noMatch: 'Personne ne porte ce nom.',
  leave: 'Ne plus aider',
  leaveTitle: 'Ne plus aider ?',
  leaveText: '{{name}} devra vous le demander pour que vous puissiez revenir.',
  stay: 'Rester',
  left: 'Vous n’aidez plus',
} satisfies Translation<typeof en>
