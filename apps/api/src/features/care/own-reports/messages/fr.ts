import type { Messages } from './en.ts'

export const fr: Messages = {
  reported: (thing, day) => `${thing} le ${day}`,
  notices: {
    report_acted_on: ({ what }) =>
      `Merci d’avoir signalé ${what}. Nous avons examiné votre signalement et nous avons agi`,
    report_dismissed: ({ what }) =>
      `Merci d’avoir signalé ${what}. Nous avons vérifié : rien n’est contraire à nos règles`,
    report_undone: ({ what }) =>
      `Vous aviez signalé ${what} et nous avions agi. Après réexamen, nous avons annulé notre décision`,
  },
}
