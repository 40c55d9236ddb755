import type { Messages } from './en.ts'

export const pt: Messages = {
  email: ({ name, title, when }) => ({
    subject: `Novo evento: ${title}`,
    greeting: `Olá, ${name}`,
    text: `“${title}”, ${when === null ? 'com data a escolher pelos convidados' : `em ${when}`}, acabou de ser criado com a sua conta. Foi você?`,
    coverAlt: 'Foto de capa',
    mine: 'Fui eu',
    notMine: 'Não fui eu',
    closing: 'Os dois links valem por 7 dias. Se não foi você, o segundo ajuda a excluir o evento.',
  }),
}
