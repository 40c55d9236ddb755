import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    review_due: ({ who }) => `¿Qué tal con ${who}? Deja tu opinión`,
    review_waiting: ({ who, verb }) =>
      `${who} ${verb('ha opinado', 'han opinado')} sobre ti. Deja tu opinión para leerla`,
    review_shown: ({ who }) => `Ya puedes leer la opinión de ${who} sobre ti`,
    review_answered: ({ who, verb }) => `${who} ${verb('ha respondido', 'han respondido')} a tu opinión`,
  },
}
