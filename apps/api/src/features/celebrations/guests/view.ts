import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import type { OwnRow } from './queries/own.ts'

/** The viewer's own invitation, or request to join. Hosts and people who were removed have none. */
export function ownInvitation(row: OwnRow | null): OwnInvitation | undefined {
  if (!row || row.status === 'host' || row.status === 'removed') return undefined
  const { code, status, ...rest } = row
  return {
    ...rest,
    status,
    entrance_code: status === 'accepted' ? code : null,
    created_at: new Date(row.created_at).toISOString(),
    answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
  }
}
