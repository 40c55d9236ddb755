import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    day_held: ({ who, what, verb }) => `${who} ${verb('pré-reservou', 'pré-reservaram')} o dia ${what} por 48 horas`,
  },
}
