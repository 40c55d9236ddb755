import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    post_commented: ({ who, verb }) => `${who} ${verb('comentó', 'comentaron')} tu publicación`,
    comment_replied: ({ who, verb }) => `${who} ${verb('respondió', 'respondieron')} a tu comentario`,
    comment_liked: ({ who, verb }) => `A ${who} ${verb('le', 'les')} gustó tu comentario`,
    comment_mentioned: ({ who, verb }) => `${who} te ${verb('mencionó', 'mencionaron')} en un comentario`,
  },
}
