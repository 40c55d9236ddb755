import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    post_liked: ({ who, verb }) => `${who} ${verb('a', 'ont')} aimé votre publication`,
    post_superliked: ({ who, verb }) =>
      `${who} ${verb('a', 'ont')} offert ${verb('une fleur', 'des fleurs')} à votre publication`,
    post_shared: ({ who, verb }) => `${who} ${verb('a', 'ont')} partagé votre publication`,
    post_mentioned: ({ who, verb }) => `${who} vous ${verb('a', 'ont')} mentionné dans une publication`,
  },
}
