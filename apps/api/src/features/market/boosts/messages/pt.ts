import type { Messages } from './en.ts'

export const pt: Messages = {
  boostOf: ({ title, days, from }) =>
    `destaque de ${days} ${days === 1 ? 'dia' : 'dias'} a partir de ${from} para “${title}”`,
  counts: {
    views: count => `${count} ${count < 2 ? 'visualização' : 'visualizações'}`,
    saves: count => `${count} ${count < 2 ? 'salvamento' : 'salvamentos'}`,
    messages: count => `${count} ${count < 2 ? 'mensagem' : 'mensagens'}`,
  },
  notices: {
    boost_started: ({ now }) => `Seu anúncio está em destaque agora, até ${now}`,
    boost_ended: ({ now }) => `O destaque do seu anúncio terminou. Nesses dias você teve ${now}`,
  },
}
