import type { Messages } from './en.ts'

export const fr: Messages = {
  notices: {
    post_commented: ({ who, verb }) => `${who} ${verb('a', 'ont')} commenté votre publication`,
    comment_replied: ({ who, verb }) => `${who} ${verb('a', 'ont')} répondu à votre commentaire`,
    comment_liked: ({ who, verb }) => `${who} ${verb('a', 'ont')} aimé votre commentaire`,
    comment_mentioned: ({ who, verb }) => `${who} vous ${verb('a', 'ont')} mentionné dans un commentaire`,
  },
}
