import { mostStars, type Ratings } from '@celebrio/contract/market/reviews'
import type { Db } from '#platform/db/database.ts'
import { findStars } from './queries/ratings.ts'

type Stars = {
  /** How many have given one star, two, and so on; null where there is no store yet. */
  by_stars: readonly number[] | null
  /** Stars that are among them, and that the viewer does not see. */
  hidden_stars: readonly number[] | null
}

/** What so many stars make, as a viewer sees it. */
export function ratingsOf({ by_stars: all, hidden_stars: hidden }: Stars): Ratings {
  const by_stars = Array.from({ length: mostStars }, (_, index) => {
    const isOf = (stars: number) => stars === index + 1
    return (all?.[index] ?? 0) - (hidden?.filter(isOf).length ?? 0)
  })
  const total_ratings = by_stars.reduce((sum, count) => sum + count, 0)
  const sum = by_stars.reduce((stars, count, index) => stars + count * (index + 1), 0)
  return { rating: total_ratings === 0 ? 0 : Math.round((100 * sum) / total_ratings) / 100, total_ratings, by_stars }
}

/** The ratings of a provider, as a viewer sees them. */
export const readRatings = async (db: Db, viewerId: number, providerId: number): Promise<Ratings> =>
  ratingsOf((await findStars(db, viewerId, providerId)) ?? { by_stars: null, hidden_stars: null })
