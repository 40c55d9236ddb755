import type { Messages } from './en.ts'

export const es: Messages = {
  reported: (thing, day) => `${thing} el ${day}`,
  notices: {
    report_acted_on: ({ what }) => `Gracias por denunciar ${what}. Hemos revisado tu denuncia y hemos actuado`,
    report_dismissed: ({ what }) =>
      `Gracias por denunciar ${what}. Hemos revisado tu denuncia: no se incumplen nuestras normas`,
    report_undone: ({ what }) => `Denunciaste ${what} y actuamos. Lo hemos revisado y hemos anulado la decisión`,
  },
}
