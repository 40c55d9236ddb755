import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_wall_waiting: ({ who, verb }) => `${who} ${verb('compartió', 'compartieron')} algo para que lo apruebes`,
    event_wall_shared: ({ who, verb }) => `${who} ${verb('escribió', 'escribieron')} en el muro de un evento`,
  },
}
