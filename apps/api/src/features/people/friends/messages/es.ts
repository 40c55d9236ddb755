import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    friend_requested: ({ who, verb }) => `${who} ${verb('quiere', 'quieren')} conectar contigo`,
    friend_accepted: ({ who, verb }) => `${who} ${verb('aceptó', 'aceptaron')} tu solicitud`,
  },
}
