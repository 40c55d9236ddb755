import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Locks somebody's cart until the transaction ends; it is there from the first use. */
export const lockCart = (tx: Tx, user_id: number) =>
  tx
    .insertInto('carts')
    .values({ user_id })
    // Sets what is there already: it locks the row, which doing nothing would not.
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ user_id: sql<number>`carts.user_id` }))
    .execute()

type Entry = {
  user_id: number
  service_item_id: number
  service_id: number
  provider_id: number
  service_name: string
  item_name: string
  unit: 1 | 2 | 3 | 4
  qty: number
  seen_price: number
}

/** Puts an item in, or changes how much of it there is. Its place among the others stays. */
export const upsertEntry = (tx: Tx, entry: Entry & { added_at: Date }) =>
  tx
    .insertInto('cart_items')
    .values(entry)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'service_item_id']).doUpdateSet(eb => ({
        service_name: eb.ref('excluded.service_name'),
        item_name: eb.ref('excluded.item_name'),
        unit: eb.ref('excluded.unit'),
        qty: eb.ref('excluded.qty'),
        seen_price: eb.ref('excluded.seen_price'),
      })),
    )
    .execute()

type Seen = { service_item_id: number; service_name: string; item_name: string; unit: number; seen_price: number }

/** Has entries tell what is seen of their items now, all in one statement. */
export const updateSeen = (tx: Tx, userId: number, entries: readonly Seen[]) =>
  sql`
    UPDATE cart_items AS entry SET service_name = seen.service_name, item_name = seen.item_name, unit = seen.unit,
      seen_price = seen.seen_price
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS seen(service_item_id bigint, service_name text,
      item_name text, unit smallint, seen_price bigint)
    WHERE entry.user_id = ${userId} AND entry.service_item_id = seen.service_item_id`.execute(tx)

export const deleteEntries = (tx: Tx, userId: number, itemIds: readonly number[]) =>
  tx
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('service_item_id', '=', sql<number>`ANY(${itemIds}::bigint[])`)
    .execute()

const entriesOf = sql<number>`(SELECT count(*) FROM cart_items AS entry WHERE entry.user_id = carts.user_id)`

/** After entries have come or gone. Violates carts_items when there are too many. */
export const countEntries = (tx: Tx, userId: number) =>
  tx.updateTable('carts').set({ total_items: entriesOf }).where('user_id', '=', userId).execute()

/** Takes what a store offers out of some carts. @returns how many carts */
export async function deleteEntriesOf(tx: Tx, providerId: number, max: number): Promise<number> {
  const carts = await tx
    .selectFrom('carts')
    .select('user_id')
    .where('user_id', 'in', ({ selectFrom }) =>
      selectFrom('cart_items').distinct().select('user_id').where('provider_id', '=', providerId).limit(max),
    )
    .orderBy('user_id')
    .forUpdate()
    .execute()
  const users = sql<number>`ANY(${carts.map(cart => cart.user_id)}::bigint[])`
  await tx.deleteFrom('cart_items').where('provider_id', '=', providerId).where('user_id', '=', users).execute()
  await tx.updateTable('carts').set({ total_items: entriesOf }).where('user_id', '=', users).execute()
  return carts.length
}
