import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    review_due: ({ who }) => `Comment ça s’est passé avec ${who} ? Donnez votre avis`,
    review_waiting: ({ who, verb }) =>
      `${who} ${verb('a donné', 'ont donné')} un avis sur vous. Donnez le vôtre pour le lire`,
    review_shown: ({ who }) => `Vous pouvez maintenant lire l’avis de ${who} sur vous`,
    review_answered: ({ who, verb }) => `${who} ${verb('a répondu', 'ont répondu')} à votre avis`,
  },
}
