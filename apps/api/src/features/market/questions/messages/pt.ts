import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    question_asked: ({ who, verb }) => `${who} ${verb('fez', 'fizeram')} uma pergunta a você`,
    question_answered: ({ who, verb }) => `${who} ${verb('respondeu', 'responderam')} à sua pergunta`,
  },
}
