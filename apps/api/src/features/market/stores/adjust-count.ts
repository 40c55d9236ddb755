import { AppError } from '#platform/app-error.ts'
import { type Tx, violatesConstraint } from '#platform/db/database.ts'
import { type Counted, incrementCount } from './queries/counts.ts'

/** Counts so many more or fewer of what a store has. @throws AppError too_many_services, too_many_offers, too_many_albums */
export async function adjustCount(tx: Tx, providerId: number, counted: Counted, by: number): Promise<void> {
  try {
    await incrementCount(tx, providerId, counted, by)
  } catch (error) {
    if (violatesConstraint(error, `stores_${counted}`)) throw new AppError(`too_many_${counted}`)
    throw error
  }
}
