import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** Of what is agreed on for an event: the categories of its services, and the groups that these are in. */
export async function findBookedCategories(tx: Tx, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT own.id FROM bookings
    JOIN booking_items AS item ON item.booking_id = bookings.id AND coalesce(item.qty_accepted, item.qty) > 0
    JOIN service_categories ON service_categories.service_id = item.service_id
    JOIN categories AS category ON category.id = service_categories.category_id
    JOIN categories AS own ON own.id IN (category.id, category.parent_id)
    WHERE bookings.event_id = ${eventId} AND bookings.status IN ('accepted', 'serving', 'completed')`.execute(tx)
  return rows.map(({ id }) => id)
}
