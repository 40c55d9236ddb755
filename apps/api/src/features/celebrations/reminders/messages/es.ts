import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_tomorrow: ({ what }) => `Se acerca: ${what}`,
    event_soon: ({ what }) => `Empieza dentro de poco: ${what}`,
  },
}
