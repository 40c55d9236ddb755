import type { Messages } from './en.ts'

export const es: Messages = {
  notices: {
    post_liked: ({ who, verb }) => `A ${who} ${verb('le', 'les')} gustó tu publicación`,
    post_superliked: ({ who, verb }) => `${who} le ${verb('dio una flor', 'dieron flores')} a tu publicación`,
    post_shared: ({ who, verb }) => `${who} ${verb('compartió', 'compartieron')} tu publicación`,
    post_mentioned: ({ who, verb }) => `${who} te ${verb('mencionó', 'mencionaron')} en una publicación`,
  },
}
