export { kindOf, useKinds } from './data.ts'
export { Results } from './results.tsx'
export { Search } from './search.tsx'
