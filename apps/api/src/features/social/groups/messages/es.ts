import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    group_invited: ({ who, verb }) => `${who} te ${verb('invitó', 'invitaron')} a un grupo`,
    group_joined: ({ who, verb }) => `${who} se ${verb('unió', 'unieron')} a tu grupo`,
    group_admin: ({ who, verb }) => `${who} te ${verb('nombró', 'nombraron')} admin de un grupo`,
    group_owner: ({ who, verb }) => `${who} te ${verb('transfirió', 'transfirieron')} un grupo`,
    group_deleted: ({ who, verb }) => `${who} ${verb('eliminó', 'eliminaron')} un grupo`,
  },
}
