export { CategoryField } from './category-field.tsx'
export { useCategories } from './use-categories.ts'
