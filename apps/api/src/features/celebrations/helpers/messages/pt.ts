import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    event_cohost: ({ who, verb }) => `${who} ${verb('convidou', 'convidaram')} você para coorganizar um evento`,
    event_door: ({ who, verb }) => `${who} ${verb('pediu', 'pediram')} sua ajuda na recepção`,
  },
}
