import type { Messages } from './en.ts'

export const fr: Messages = {
  email: {
    subject: 'Nous avons réexaminé notre décision',
    greeting: name => `Bonjour ${name}`,
    granted: thing => `Vous avez eu raison de demander. Nous avons annulé notre décision concernant ${thing}.`,
    refused: thing =>
      `Quelqu’un d’autre de notre équipe a réexaminé la décision concernant ${thing}. Elle est maintenue.`,
    label: 'Lire',
    closing: {
      granted: 'Nous vous prions de nous excuser.',
      refused:
        'Vous pouvez aussi vous adresser à un tribunal ou à un organe de règlement extrajudiciaire des litiges de votre pays.',
    },
  },
  notices: {
    appeal_granted: ({ what }) => `Nous avons annulé notre décision concernant ${what}`,
    appeal_refused: ({ what }) => `Nous avons réexaminé notre décision concernant ${what} : elle est maintenue`,
    appeal_opened: ({ what }) => `Un nouvel examen est demandé : ${what}. Le dossier attend une décision`,
  },
}
