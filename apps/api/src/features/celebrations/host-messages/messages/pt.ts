import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_host_message: ({ who, verb }) => `${who} ${verb('escreveu', 'escreveram')} aos convidados de um evento`,
  },
}
