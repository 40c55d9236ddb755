import type { Tx } from '#platform/db/database.ts'
import { replaceCategories } from './queries/categories.ts'
import { lockEvent } from './seats/queries.ts'

/**
 * Says by which categories an event is found, and no others; they are read while nobody else can say it. Events know of
 * categories only what they are told here.
 */
export async function categorizeEvent(tx: Tx, eventId: number, find: () => Promise<number[]>): Promise<void> {
  if (await lockEvent(tx, eventId)) await replaceCategories(tx, eventId, await find())
}
