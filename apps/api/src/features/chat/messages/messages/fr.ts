import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    message_received: ({ what, now }) => (now ? `${what} vous a écrit au sujet de « ${now} »` : `${what} vous a écrit`),
    group_message_received: ({ what, now }) => `${what} a écrit dans « ${now} »`,
    message_requested: ({ what }) => `${what} souhaite vous écrire`,
  },
  media: { image: 'Photo', audio: 'Audio', video: 'Vidéo', document: 'Fichier' },
}
