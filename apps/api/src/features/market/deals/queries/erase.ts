import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Deletes some deals of a seller, and the words that no deal has which is listed. @returns how many */
export async function deleteDealsOf(tx: Tx, userId: number, max: number): Promise<number> {
  const rows = await tx.selectFrom('deals').select('id').where('user_id', '=', userId).limit(max).execute()
  const these = sql<number>`ANY(${rows.map(row => row.id)}::bigint[])`
  const { rows: known } = await sql<{ word: string }>`
    SELECT DISTINCT substr(facet, 2) AS word FROM deals, unnest(tsvector_to_array(facets)) AS facet
    WHERE id = ${these} AND facet LIKE 'w%'`.execute(tx)
  await tx.deleteFrom('deals').where('id', '=', these).execute()
  await sql`
    DELETE FROM deal_words WHERE word = ANY (${known.map(one => one.word)}::text[])
      AND NOT EXISTS (SELECT FROM deals WHERE is_listed AND facets @@ word_facet(deal_words.word))`.execute(tx)
  return rows.length
}
