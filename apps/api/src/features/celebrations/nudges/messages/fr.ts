import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_nudged: ({ who, verb }) => `${who} ${verb('aimerait', 'aimeraient')} savoir si vous venez`,
  },
}
