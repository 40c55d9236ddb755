import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    treat_received: ({ who, verb }) => `${who} ${verb('convidou', 'convidaram')} você para se conhecerem`,
    treat_accepted: ({ who, verb }) => `${who} ${verb('aceitou', 'aceitaram')} seu convite para se conhecerem`,
  },
}
