import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    day_held: ({ who, what, verb }) => `${who} ${verb('ha apartado', 'han apartado')} el ${what} durante 48 horas`,
  },
}
