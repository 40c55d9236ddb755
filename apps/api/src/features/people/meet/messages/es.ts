import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    treat_received: ({ who, verb }) => `${who} te ${verb('invitó', 'invitaron')} a quedar`,
    treat_accepted: ({ who, verb }) => `${who} ${verb('aceptó', 'aceptaron')} quedar contigo`,
  },
}
