import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    group_invited: ({ who, verb }) => `${who} ${verb('convidou', 'convidaram')} você para um grupo`,
    group_joined: ({ who, verb }) => `${who} ${verb('entrou', 'entraram')} no seu grupo`,
    group_admin: ({ who, verb }) => `${who} ${verb('tornou', 'tornaram')} você admin de um grupo`,
    group_owner: ({ who, verb }) => `${who} ${verb('passou', 'passaram')} um grupo para você`,
    group_deleted: ({ who, verb }) => `${who} ${verb('excluiu', 'excluíram')} um grupo`,
  },
}
