export { answeredQuery } from './data.ts'
export { Questions } from './questions.tsx'
