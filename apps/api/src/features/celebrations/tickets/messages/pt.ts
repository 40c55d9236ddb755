import type { Messages } from './en.ts'

export const pt: Messages = {
  invites: host => `${host} convida você para celebrar`,
  date: 'Data',
  time: 'Horário',
  place: 'Local',
  guest: 'Convidado',
  dressCode: 'Traje',
  code: 'Código de entrada',
  party: count => `${count} pessoas`,
  notWhole: 'Alguns caracteres não podem ser impressos aqui. Seu ingresso na tela mostra todos.',
}
