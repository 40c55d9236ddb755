export { MentionArea } from './mention-area.tsx'
export { mentionedIds } from './recent-mentions.ts'
