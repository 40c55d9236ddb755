import type { Candidate, Guest } from '@celebrio/contract/celebrations/invitation-shapes'
import type { AppContext } from '#platform/app-context.ts'
import { canInvite } from './policies.ts'
import type { CandidateRow } from './queries/connections.ts'
import type { GuestListRow } from './queries/lists.ts'

/** A guest as the host sees them. */
export const guestView = (app: AppContext, row: GuestListRow): Guest => ({
  id: row.id,
  user: {
    id: row.user_id,
    name: row.name,
    profile_picture: row.profile_picture && app.files.publicUrl(row.profile_picture),
  },
  status: row.status,
  is_maybe: row.is_maybe,
  adults: row.adults,
  children: row.children,
  dietary: row.dietary,
  message: row.message,
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  confirming: row.status === 'pending' && row.has_seat,
  checked_in_at: row.used_at?.toISOString() ?? null,
  personal:
    row.external_name === null
      ? null
      : {
          email: row.external_email,
          email_due_at: row.email_due_at?.toISOString() ?? null,
          email_failed: row.email_failed,
          email_unwanted: row.email_unwanted,
        },
})

/** The same of somebody who asks to join. */
export const requestView: typeof guestView = (app, row) => ({ ...guestView(app, row), is_kid: row.is_kid })

/** Somebody whom the host may invite. */
export const candidateView = (app: AppContext, row: CandidateRow): Candidate => ({
  id: row.id,
  name: row.name,
  profile_picture: row.profile_picture && app.files.publicUrl(row.profile_picture),
  friend_type: row.friend_type,
  status: row.status === 'removed' ? null : row.status,
  can: { invite: canInvite(row) },
})
