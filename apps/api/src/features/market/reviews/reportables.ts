import type { Reportable, ReportedThing } from '#features/base/reports'
import { mediaOf } from '#features/base/uploads'
import { countRating } from '#features/market/stores'
import type { Tx } from '#platform/db/database.ts'
import { findImagesOf } from './queries/reviews.ts'
import { countCelebrantRating } from './queries/showing.ts'
import { findReported, restoreReview, withholdReview } from './queries/withheld.ts'

type Counted = { side: 'celebrant' | 'provider'; stars: number; celebrant_id: number; provider_id: number }

/** Has its stars count no longer, or again. */
const count = (tx: Tx, { side, stars, celebrant_id, provider_id }: Counted, by: 1 | -1) =>
  side === 'celebrant' ? countRating(tx, provider_id, stars, by) : countCelebrantRating(tx, celebrant_id, stars, by)

type Row = Awaited<ReturnType<typeof findReported>>[number]

/** The review, between whom it is about and what they have answered. */
function aroundOf({ side, company_name, name, words, answer }: Row): ReportedThing['around'] {
  const [author, reviewed] = side === 'celebrant' ? [name, company_name] : [company_name, name]
  if (answer === null) return []
  return [
    { id: 1, author, text: words, is_reported: true },
    { id: 2, author: reviewed, text: answer, is_reported: false },
  ]
}

const review: Reportable = {
  withholds: ['hidden', 'removed'],
  async read(app, ids) {
    const images = Map.groupBy(await findImagesOf(app.db, ids), image => image.review_id)
    return (await findReported(app.db, ids)).map(row => ({
      id: row.id,
      title: `${'★'.repeat(row.stars)} ${row.side === 'celebrant' ? row.company_name : row.name}`,
      text: row.words,
      media: (images.get(row.id) ?? []).map(image => mediaOf(app, image)),
      documents: [],
      around: aroundOf(row),
      created_at: row.written_at,
      path: row.side === 'celebrant' ? `/service-provider/${row.company_id}` : null,
    }))
  },
  async withhold(_app, tx, id, how, statementId) {
    const counted = await withholdReview(tx, id, how, statementId)
    if (counted) await count(tx, counted, -1)
    return counted !== undefined
  },
  async restore(_app, tx, id, statementId) {
    const counted = await restoreReview(tx, id, statementId)
    if (counted) await count(tx, counted, 1)
  },
}

export const reportables = { review }
