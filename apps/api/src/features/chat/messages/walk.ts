import type { Stay } from '#features/chat/conversations'
import type { Db } from '#platform/db/database.ts'
import { findPart, type MessageRow } from './queries/messages.ts'

/** From which place on, it left out, and in which direction. */
export type Side = { from: number; towards: 'older' | 'newer' }

/** Parts grow by so much, until there is a page. */
const growth = 4
/** Where that many messages are of people whom one does not see, a page comes without them, and says that there is more. */
const maxParts = 6

/** The part next to a place that has so many messages, as far as the stay reaches; undefined where it ends. */
function partAt({ joined_seq, last_seq }: Stay, { from, towards }: Side, length: number) {
  const newestFirst = towards === 'older'
  const low = Math.max(joined_seq + 1, newestFirst ? from - length : from + 1)
  const high = Math.min(last_seq, newestFirst ? from - 1 : from + length)
  return low > high ? undefined : { by: 'seq' as const, low, high, newestFirst }
}

/**
 * The messages next to a place, those next to it first. A conversation is looked through part by part: places are counted
 * without a gap, so that a part is as large as it says, whatever the database knows of the conversation.
 */
export async function walk(db: Db, viewerId: number, stay: Stay, side: Side, count: number) {
  const found: MessageRow[] = []
  let { from } = side
  let length = Math.max(1, 2 * count)
  for (let parts = 0; parts < maxParts; parts += 1) {
    const part = partAt(stay, { ...side, from }, length)
    if (!part) return { rows: found, hasMore: false }
    found.push(...(await findPart(db, viewerId, stay, part, count)))
    if (found.length > count) return { rows: found.slice(0, count), hasMore: true }
    from = part.newestFirst ? part.low : part.high
    length *= growth
  }
  return { rows: found, hasMore: true }
}
