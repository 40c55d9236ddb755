import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** All categories, each group followed by what is in it. */
export const findCategories = (db: Db) =>
  db
    .selectFrom('categories as category')
    .leftJoin('categories as parent', 'parent.id', 'category.parent_id')
    .select(['category.id', 'category.parent_id', 'category.slug', 'category.names'])
    .orderBy(sql`coalesce(parent.position, category.position)`)
    .orderBy(sql`category.parent_id IS NOT NULL`)
    .orderBy('category.position')
    .execute()

/** Those of some ids that are categories, not groups of them: nothing is in a group itself. */
export async function findCategoryIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .where('parent_id', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.id))
}

/** A category with those in it, where it is a group. */
export async function findCategoriesIn(db: Db, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('categories')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}
