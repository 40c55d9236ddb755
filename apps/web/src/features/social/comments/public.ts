export { Comments } from './comments.tsx'
export { commentKeys } from './data.ts'
