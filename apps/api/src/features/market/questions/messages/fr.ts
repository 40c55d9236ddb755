import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    question_asked: ({ who, verb }) => `${who} vous ${verb('a posé', 'ont posé')} une question`,
    question_answered: ({ who, verb }) => `${who} ${verb('a répondu', 'ont répondu')} à votre question`,
  },
}
