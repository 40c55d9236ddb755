import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    question_asked: ({ who, verb }) => `${who} te ${verb('ha hecho', 'han hecho')} una pregunta`,
    question_answered: ({ who, verb }) => `${who} ${verb('ha respondido', 'han respondido')} a tu pregunta`,
  },
}
