import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_cohost: ({ who, verb }) => `${who} te ${verb('pidió', 'pidieron')} coorganizar un evento`,
    event_door: ({ who, verb }) => `${who} te ${verb('pidió', 'pidieron')} ayuda en el control de acceso`,
  },
}
