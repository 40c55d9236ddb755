import { sql } from 'kysely'
import { visibleInCrowd } from '#features/people/friends'

/**
 * The one rule of which guests there are for whoever reads a list: those without an account, and visible people.
 * For queries of `event_guests AS guest` left joined to `users`.
 */
export const visibleGuests = (viewerId: number) =>
  sql<boolean>`(guest.user_id IS NULL OR ${visibleInCrowd(viewerId, 'users')})`
