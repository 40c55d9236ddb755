import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    group_invited: ({ who, verb, what }) =>
      `${who} vous ${verb('invite', 'invitent')} à rejoindre le groupe « ${what} »`,
    group_joined: ({ who, verb, what }) => `${who} ${verb('a', 'ont')} rejoint le groupe « ${what} »`,
    group_admin: ({ who, verb, what }) =>
      `${who} vous ${verb('a', 'ont')} donné le rôle d’admin dans le groupe « ${what} »`,
    group_owner: ({ who, verb, what }) => `${who} vous ${verb('a', 'ont')} confié le groupe « ${what} »`,
    group_deleted: ({ who, verb, what }) => `${who} ${verb('a', 'ont')} supprimé le groupe « ${what} »`,
  },
}
