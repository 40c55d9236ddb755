import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_cohost: ({ who, verb }) => `${who} vous ${verb('a', 'ont')} demandé de coorganiser un événement`,
    event_door: ({ who, verb }) => `${who} vous ${verb('a', 'ont')} demandé de l’aide à l’accueil`,
  },
}
