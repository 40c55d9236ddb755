import type { Messages } from './en.ts'

export const es: Messages = {
  boostOf: ({ title, days, from }) =>
    `anuncio destacado ${days} ${days === 1 ? 'día' : 'días'} a partir del ${from}: «${title}»`,
  counts: {
    views: count => `${count} ${count === 1 ? 'visita' : 'visitas'}`,
    saves: count => `${count} ${count === 1 ? 'guardado' : 'guardados'}`,
    messages: count => `${count} ${count === 1 ? 'mensaje' : 'mensajes'}`,
  },
  notices: {
    boost_started: ({ now }) => `Tu anuncio ya está destacado, hasta el ${now}`,
    boost_ended: ({ now }) => `Tu anuncio ha dejado de estar destacado. En esos días has tenido ${now}`,
  },
}
