import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    treat_received: ({ who, verb }) => `${who} vous ${verb('propose', 'proposent')} une rencontre`,
    treat_accepted: ({ who, verb }) => `${who} ${verb('a', 'ont')} accepté de vous rencontrer`,
  },
}
