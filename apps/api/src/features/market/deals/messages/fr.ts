import type { Messages } from './en.ts'

export const fr: Messages = {
  free: 'gratuit',
  notices: {
    deal_reduced: ({ who, now }) =>
      `${who} a baissé le prix d’une annonce que vous avez enregistrée${now && ` : ${now}`}`,
    deal_ending: ({ who }) => `Une annonce enregistrée de ${who} se termine bientôt`,
  },
}
