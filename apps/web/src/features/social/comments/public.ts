export { Comments } from './comments.tsx'
export { commentKeys } from './data.ts'
export { hasCommentDraft } from './draft.ts'
