import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_wall_waiting: ({ who, verb }) => `${who} ${verb('a', 'ont')} partagé quelque chose à approuver`,
    event_wall_shared: ({ who, verb }) => `${who} ${verb('a', 'ont')} écrit sur le mur d’un événement`,
  },
}
