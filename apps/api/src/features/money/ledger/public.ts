export { type Account, post } from './post.ts'
export type {} from './tables.ts'
