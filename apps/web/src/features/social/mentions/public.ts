export { namedIn } from './chosen.ts'
export { MentionArea } from './mention-area.tsx'
