import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    group_invited: ({ who, verb }) => `${who} vous ${verb('invite', 'invitent')} à rejoindre un groupe`,
    group_joined: ({ who, verb }) => `${who} ${verb('a', 'ont')} rejoint votre groupe`,
    group_admin: ({ who, verb }) => `${who} vous ${verb('a', 'ont')} donné le rôle d’admin dans un groupe`,
    group_owner: ({ who, verb }) => `${who} vous ${verb('a', 'ont')} confié un groupe`,
    group_deleted: ({ who, verb }) => `${who} ${verb('a', 'ont')} supprimé un groupe`,
  },
}
