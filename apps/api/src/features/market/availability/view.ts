import type { AvailabilityTerms, Day, Hold } from '@celebrio/contract/market/availability-shapes'
import type { AppContext } from '#platform/app-context.ts'
import type { Visitor } from '#platform/auth/viewer.ts'
import { canRelease } from './policies.ts'
import type { HoldRow } from './queries/holds.ts'
import { statusOf, type Used } from './rules.ts'

export function holdView({ files }: AppContext, visitor: Visitor, row: HoldRow): Hold {
  const { id, day, provider_id, user_id, company_name, celebrant_id, name } = row
  return {
    id,
    day,
    expires_at: (row.expires_at ?? new Date(0)).toISOString(),
    service_provider: { id: provider_id, user_id, company_name, logo: row.logo && files.publicUrl(row.logo) },
    celebrant: {
      id: celebrant_id,
      name,
      profile_picture: row.profile_picture && files.publicUrl(row.profile_picture),
    },
    can: { release: canRelease(visitor, row) },
  }
}

type Reader = { terms: AvailabilityTerms; today: string; isGuest: boolean; isOwner: boolean }

/** A day as somebody may know it: guests without an account learn whether it is free, the provider all of it. */
export function dayView(day: string, used: Used, { terms, today, isGuest, isOwner }: Reader): Day {
  const status = statusOf(terms, used, day, today)
  return {
    day,
    is_free: status === 'free',
    status: isGuest ? null : status,
    counts: isOwner ? { booked: used.taken - used.held, held: used.held - used.over } : null,
  }
}
