import type { AvailabilityTerms } from '@celebrio/contract/market/availability-shapes'
import type { Visitor } from '#platform/auth/viewer.ts'

type Provider = { user_id: number }

export const canEdit = ({ id }: Visitor, { user_id }: Provider): boolean => id === user_id

/** Who has an account holds days with others, where they let people. */
export const canHold = ({ id }: Visitor, { user_id }: Provider, { allows_holds }: AvailabilityTerms): boolean =>
  id !== 0 && id !== user_id && allows_holds

export const canRelease = ({ id }: Visitor, { celebrant_id }: { celebrant_id: number }): boolean => id === celebrant_id
