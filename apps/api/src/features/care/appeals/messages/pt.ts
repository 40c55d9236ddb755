import type { Messages } from './en.ts'

export const pt: Messages = {
  email: {
    subject: 'Reanalisamos nossa decisão',
    greeting: name => `Olá, ${name}`,
    granted: thing => `Você fez bem em perguntar. Desfizemos nossa decisão sobre ${thing}.`,
    refused: thing => `Outra pessoa da equipe reanalisou a decisão sobre ${thing}. Ela foi mantida.`,
    label: 'Ler',
    closing: {
      granted: 'Pedimos desculpas pelo transtorno.',
      refused: 'Você também pode recorrer à justiça ou a um órgão de solução extrajudicial de conflitos do seu país.',
    },
  },
  notices: {
    appeal_granted: ({ what }) => `Desfizemos nossa decisão sobre ${what}`,
    appeal_refused: ({ what }) => `Reanalisamos nossa decisão sobre ${what}, e ela foi mantida`,
    appeal_opened: ({ what }) => `Pediram uma nova análise: ${what}. O caso aguarda uma decisão`,
  },
}
