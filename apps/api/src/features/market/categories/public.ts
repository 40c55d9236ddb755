export { requireCategories } from './require-categories.ts'
