import type { Messages } from './en.ts'

export const pt: Messages = {
  notices: {
    post_liked: ({ who, verb }) => `${who} ${verb('curtiu', 'curtiram')} sua publicação`,
    post_superliked: ({ who, verb }) => `${who} ${verb('deu uma flor', 'deram flores')} à sua publicação`,
    post_shared: ({ who, verb }) => `${who} ${verb('compartilhou', 'compartilharam')} sua publicação`,
    post_mentioned: ({ who, verb }) => `${who} ${verb('mencionou', 'mencionaram')} você em uma publicação`,
  },
}
