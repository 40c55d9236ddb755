import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    post_commented: ({ who, verb }) => `${who} ${verb('comentou', 'comentaram')} sua publicação`,
    comment_replied: ({ who, verb }) => `${who} ${verb('respondeu', 'responderam')} ao seu comentário`,
    comment_liked: ({ who, verb }) => `${who} ${verb('curtiu', 'curtiram')} seu comentário`,
    comment_mentioned: ({ who, verb }) => `${who} ${verb('mencionou', 'mencionaram')} você em um comentário`,
  },
}
