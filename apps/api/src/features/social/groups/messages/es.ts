import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    group_invited: ({ who, verb, what }) => `${who} te ${verb('invitó', 'invitaron')} al grupo «${what}»`,
    group_joined: ({ who, verb, what }) => `${who} se ${verb('unió', 'unieron')} al grupo «${what}»`,
    group_admin: ({ who, verb, what }) => `${who} te ${verb('nombró', 'nombraron')} admin del grupo «${what}»`,
    group_owner: ({ who, verb, what }) => `${who} te ${verb('transfirió', 'transfirieron')} el grupo «${what}»`,
    group_deleted: ({ who, verb, what }) => `${who} ${verb('eliminó', 'eliminaron')} el grupo «${what}»`,
  },
}
