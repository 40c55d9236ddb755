export { CategoryField } from './category-field.tsx'
export { categoriesQuery } from './data.ts'
export { useCategories } from './use-categories.ts'
