import type { Messages } from './en.ts'

export const fr: Messages = {
  letter: {
    subject: thing => `Nous avons annulé notre décision concernant ${thing}`,
    lead: (thing, day) =>
      `Le ${day}, nous avons pris une décision concernant ${thing}. Après réexamen, nous l’avons annulée.`,
    again: {
      hide: 'Tous ceux qui pouvaient voir ce contenu le voient de nouveau.',
      remove: 'Tous ceux qui pouvaient voir ce contenu le voient de nouveau.',
      warn: 'L’avertissement ne compte plus.',
      suspend: 'Vous pouvez vous reconnecter, et votre profil et ce que vous avez partagé sont de nouveau visibles.',
    },
  },
  email: {
    greeting: name => `Bonjour ${name}`,
    label: 'Lire notre décision',
    closing: 'Nous vous prions de nous excuser.',
  },
  notices: {
    decision_reversed: ({ what }) => `Nous avons annulé notre décision concernant ${what}`,
  },
}
