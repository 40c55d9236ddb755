import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { emptyAnswers, emptyReviews } from './queries/erase.ts'

const erasedAtOnce = 200

/** Of what somebody has said of others the stars stay, which are counted, and no word; of what others say of them their answers go. */
export async function eraseReviews(_app: AppContext, tx: Tx, userId: number): Promise<boolean> {
  for (const side of ['celebrant', 'provider'] as const)
    for (const empty of [emptyReviews, emptyAnswers])
      if ((await empty(tx, userId, side, erasedAtOnce)) === erasedAtOnce) return true
  return eraseRows(tx, userId, [rowsOf('celebrant_ratings')])
}
