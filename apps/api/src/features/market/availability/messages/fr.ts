import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    day_held: ({ who, what, verb }) => `${who} ${verb('a posé', 'ont posé')} une option de 48 heures pour le ${what}`,
  },
}
