export { findCategoriesIn, findCategoryIds } from './queries.ts'
export { requireCategories } from './require-categories.ts'
