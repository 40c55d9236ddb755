import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  helpers: 'L’équipe',
  add: 'Ajouter quelqu’un',
  nobody: 'Personne pour l’instant. On peut organiser avec vous, ou accueillir vos invités.',
  rolesHint:
    'La coorganisation permet de modifier l’événement, d’inviter et de répondre aux demandes ; l’accueil, seulement de faire entrer les invités.',
  cohost: 'Coorganisation',
  door: 'Accueil',
  make_cohost: 'Coorganisation : {{name}}',
  make_door: 'Accueil : {{name}}',
  named_cohost: '{{name}} organise avec vous',
  named_door: '{{name}} est à l’accueil',
  dismissOne: 'Retirer {{name}} de l’équipe',
  dismissed: '{{name}} n’est plus dans l’équipe',
  connections: 'Vos relations',
  search: 'Chercher par nom',
  noConnections: 'Vous n’avez pas encore de relations. Ajoutez-en d’abord : elles pourront ensuite vous aider.',
  noMatch: 'Personne à ce nom.',
  leave: 'Quitter l’équipe',
  leaveTitle: 'Quitter l’équipe ?',
  leaveText: '{{name}} devra vous ajouter de nouveau pour que vous puissiez revenir.',
  stay: 'Rester',
  left: 'Vous avez quitté l’équipe',
} satisfies Translation<typeof en>
