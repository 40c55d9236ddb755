import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Deletes the listing of a store, and the words that are in no other one. */
export async function deleteListing(tx: Tx, providerId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('store_listings')
    .where('provider_id', '=', providerId)
    .returning('words')
    .executeTakeFirst()
  await sql`
    DELETE FROM store_words WHERE word = ANY (${gone?.words ?? []}::text[])
      AND NOT EXISTS (SELECT FROM store_listings AS other WHERE other.facets @@ word_facet(store_words.word))`.execute(
    tx,
  )
}
