import type { Messages } from './en.ts'

export const pt: Messages = {
  letter: {
    subject: thing => `Desfizemos nossa decisão sobre ${thing}`,
    lead: (thing, day) => `Em ${day}, tomamos uma decisão sobre ${thing}. Analisamos de novo e a desfizemos.`,
    again: {
      hide: 'Quem podia ver esse conteúdo pode vê-lo de novo.',
      remove: 'Quem podia ver esse conteúdo pode vê-lo de novo.',
      warn: 'O aviso não vale mais.',
      suspend: 'Você já pode entrar de novo, e os outros voltam a ver você e o que compartilhou.',
    },
  },
  email: {
    greeting: name => `Olá, ${name}`,
    label: 'Ler nossa decisão',
    closing: 'Pedimos desculpas pelo transtorno.',
  },
  notices: {
    decision_reversed: ({ what }) => `Desfizemos nossa decisão sobre ${what}`,
  },
}
