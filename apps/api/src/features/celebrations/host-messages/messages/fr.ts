import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_host_message: ({ who, verb }) => `${who} ${verb('a', 'ont')} écrit aux invités d’un événement`,
  },
}
