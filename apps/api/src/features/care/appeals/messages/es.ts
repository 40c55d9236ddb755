import type { Messages } from './en.ts'

export const es: Messages = {
  email: {
    subject: 'Hemos revisado nuestra decisión',
    greeting: name => `Hola, ${name}:`,
    granted: thing => `Hiciste bien en preguntar. Hemos anulado nuestra decisión sobre ${thing}.`,
    refused: thing => `Otra persona del equipo ha revisado la decisión sobre ${thing}. Se mantiene.`,
    label: 'Leerlo',
    closing: {
      granted: 'Sentimos las molestias.',
      refused: 'También puedes acudir a un tribunal o a un órgano de resolución extrajudicial de litigios de tu país.',
    },
  },
  notices: {
    appeal_granted: ({ what }) => `Hemos anulado nuestra decisión sobre ${what}`,
    appeal_refused: ({ what }) => `Hemos revisado nuestra decisión sobre ${what}, y se mantiene`,
    appeal_opened: ({ what }) => `Han pedido una revisión: ${what}. El caso espera una decisión`,
  },
}
