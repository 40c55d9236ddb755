import { countRating } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { claimDue, countCelebrantRating, showOf } from './queries/showing.ts'

/** Shows what is not yet shown of a booking: from now on others read it, and it counts. */
export async function showReviews(app: AppContext, tx: Tx, bookingId: number): Promise<void> {
  const shown = await showOf(tx, bookingId, app.clock.now())
  // The store before the celebrant, so that no two wait for each other.
  for (const { side, provider_id, stars } of shown) if (side === 'celebrant') await countRating(tx, provider_id, stars)
  for (const { side, celebrant_id, stars } of shown)
    if (side === 'provider') await countCelebrantRating(tx, celebrant_id, stars)
  await app.emit(
    tx,
    'review.shown',
    shown.map(({ id }) => ({ review_id: id })),
  )
}

/** Shows reviews to which the other side has said nothing for long enough, one booking at a time. */
export async function showDue(app: AppContext): Promise<void> {
  const showNext = () =>
    inTransaction(app, async tx => {
      const bookingId = await claimDue(tx, app.clock.now())
      if (bookingId !== undefined) await showReviews(app, tx, bookingId)
      return bookingId !== undefined
    })
  while (await showNext());
}
