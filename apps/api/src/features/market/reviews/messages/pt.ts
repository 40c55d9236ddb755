import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    review_due: ({ who }) => `Como foi com ${who}? Deixe sua avaliação`,
    review_waiting: ({ who, verb }) =>
      `${who} ${verb('avaliou', 'avaliaram')} você. Deixe a sua avaliação para ler a que recebeu`,
    review_shown: ({ who }) => `Você já pode ler a avaliação de ${who} sobre você`,
    review_answered: ({ who, verb }) => `${who} ${verb('respondeu', 'responderam')} à sua avaliação`,
  },
}
