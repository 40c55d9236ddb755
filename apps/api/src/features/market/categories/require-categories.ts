import { fieldError } from '#platform/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { findCategoryIds } from './queries.ts'

/** @throws AppError validation_failed on `categories` for one that there is not, or that is a group */
export async function requireCategories(db: Db, ids: readonly number[]): Promise<void> {
  const known = await findCategoryIds(db, ids)
  if (ids.some(id => !known.has(id))) throw fieldError('categories', 'not_a_choice')
}
