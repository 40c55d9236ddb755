import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_tomorrow: ({ what }) => `Está chegando: ${what}`,
    event_soon: ({ what }) => `Começa daqui a pouco: ${what}`,
  },
}
