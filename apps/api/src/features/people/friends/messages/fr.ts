import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    friend_requested: ({ who, verb }) => `${who} ${verb('veut', 'veulent')} rejoindre vos relations`,
    friend_accepted: ({ who, verb }) => `${who} ${verb('a', 'ont')} accepté votre demande`,
  },
}
