import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    message_received: ({ what, now }) =>
      now ? `${what} escreveu para você sobre “${now}”` : `${what} escreveu para você`,
    group_message_received: ({ what, now }) => `${what} escreveu em “${now}”`,
    message_requested: ({ what }) => `${what} quer escrever para você`,
  },
  media: { image: 'Foto', audio: 'Áudio', video: 'Vídeo', document: 'Arquivo' },
}
