import type { Review } from '@celebrio/contract/market/reviews'
import { mediaOf } from '#features/base/uploads'
import type { AppContext } from '#platform/app-context.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import type { Db } from '#platform/db/database.ts'
import { isAuthor, isConcerned, reviewRights } from './policies.ts'
import { findImagesOf } from './queries/reviews.ts'
import type { ReviewRow } from './queries/visible.ts'
import { firstName } from './rules.ts'

/** Guests read the first name of a celebrant, and nothing that leads to them. */
function authorOf({ files }: AppContext, visitor: Visitor, row: ReviewRow): Review['author'] {
  const url = (file: string | null) => file && files.publicUrl(file)
  if (row.side === 'provider') {
    const { provider_id, company_name, logo, owner_id } = row
    return { user_id: owner_id, provider_id, name: company_name, picture: url(logo) }
  }
  return visitor.id === 0
    ? { user_id: null, provider_id: null, name: firstName(row.name), picture: null }
    : { user_id: row.celebrant_id, provider_id: null, name: row.name, picture: url(row.profile_picture) }
}

type Images = Awaited<ReturnType<typeof findImagesOf>>

const reviewView = (app: AppContext, visitor: Visitor, row: ReviewRow, images: Images): Review => ({
  id: row.id,
  booking_id: isConcerned(visitor, row) ? row.booking_id : null,
  side: row.side,
  author: authorOf(app, visitor, row),
  stars: row.stars,
  words: row.words,
  images: images.map(image => mediaOf(app, image)),
  written_at: row.written_at.toISOString(),
  shown_at: row.shown_at?.toISOString() ?? null,
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : { words: row.answer, answered_at: row.answered_at.toISOString() },
  statement_id: isAuthor(visitor, row) ? row.statement_id : null,
  can: reviewRights(visitor, row),
})

/** Reviews with their pictures, in one statement however many they are. */
export async function reviewViews(
  app: AppContext,
  db: Db,
  visitor: Visitor,
  rows: readonly ReviewRow[],
): Promise<Review[]> {
  const found = await findImagesOf(
    db,
    rows.map(row => row.id),
  )
  const images = Map.groupBy(found, row => row.review_id)
  return rows.map(row => reviewView(app, visitor, row, images.get(row.id) ?? []))
}
