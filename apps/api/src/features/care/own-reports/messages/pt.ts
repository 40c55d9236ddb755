import type { Messages } from './en.ts'

export const pt: Messages = {
  reported: (thing, day) => `${thing} em ${day}`,
  notices: {
    report_acted_on: ({ what }) => `Obrigado por denunciar ${what}. Analisamos e tomamos providências`,
    report_dismissed: ({ what }) =>
      `Obrigado por denunciar ${what}. Analisamos e não encontramos nada que viole nossas regras`,
    report_undone: ({ what }) => `Você denunciou ${what}, e tomamos providências. Analisamos de novo e voltamos atrás`,
  },
}
