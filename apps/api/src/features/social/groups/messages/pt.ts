import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    group_invited: ({ who, verb, what }) => `${who} ${verb('convidou', 'convidaram')} você para o grupo “${what}”`,
    group_joined: ({ who, verb, what }) => `${who} ${verb('entrou', 'entraram')} no grupo “${what}”`,
    group_admin: ({ who, verb, what }) => `${who} ${verb('tornou', 'tornaram')} você admin do grupo “${what}”`,
    group_owner: ({ who, verb, what }) => `${who} ${verb('passou', 'passaram')} o grupo “${what}” para você`,
    group_deleted: ({ who, verb, what }) => `${who} ${verb('excluiu', 'excluíram')} o grupo “${what}”`,
  },
}
