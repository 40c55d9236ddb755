export { commentKeys } from './comment-keys.ts'
export { Comments } from './comments.tsx'
