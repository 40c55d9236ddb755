import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_wall_waiting: ({ who, verb }) => `${who} ${verb('compartilhou', 'compartilharam')} algo para você aprovar`,
    event_wall_shared: ({ who, verb }) => `${who} ${verb('escreveu', 'escreveram')} no mural de um evento`,
  },
}
