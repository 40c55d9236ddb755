import type { Messages } from './en.ts'

export const fr: Messages = {
  plans: { silver: 'formule Argent, semestrielle', golden: 'formule Dorée, annuelle', gold: 'formule Or, à vie' },
  months: count => `${count} mois`,
  notices: {
    plan_ending: ({ what }) =>
      `Votre boutique est en ligne jusqu’au ${what}. Choisissez une formule pour la garder ouverte`,
    plan_ended: ({ what }) => `Votre boutique est en pause depuis le ${what}. Choisissez une formule pour la rouvrir`,
    plan_given: ({ what, now }) => `Nous offrons ${what} à votre boutique. Elle est en ligne jusqu’au ${now}`,
  },
}
