import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    message_received: ({ what, now }) => (now ? `${what} te ha escrito sobre «${now}»` : `${what} te ha escrito`),
    group_message_received: ({ what, now }) => `${what} ha escrito en «${now}»`,
    message_requested: ({ what }) => `${what} quiere escribirte`,
  },
  media: { image: 'Foto', audio: 'Audio', video: 'Vídeo', document: 'Archivo' },
}
