import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_nudged: ({ who, verb }) => `${who} ${verb('gostaria', 'gostariam')} de saber se você vem`,
  },
}
