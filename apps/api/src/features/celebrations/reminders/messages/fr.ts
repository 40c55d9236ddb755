import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    event_tomorrow: ({ what }) => `C’est bientôt : ${what}`,
    event_soon: ({ what }) => `Ça commence dans peu de temps : ${what}`,
  },
}
