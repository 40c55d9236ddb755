import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_nudged: ({ who, verb }) => `${who} ${verb('quiere', 'quieren')} saber si vienes`,
  },
}
