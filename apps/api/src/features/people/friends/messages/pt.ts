import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    friend_requested: ({ who, verb }) => `${who} ${verb('quer', 'querem')} se conectar com você`,
    friend_accepted: ({ who, verb }) => `${who} ${verb('aceitou', 'aceitaram')} seu pedido`,
  },
}
