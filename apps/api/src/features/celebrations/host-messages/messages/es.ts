import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    event_host_message: ({ who, verb }) => `${who} ${verb('ha', 'han')} escrito a los invitados de un evento`,
  },
}
