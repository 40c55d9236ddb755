import type { TicketColumns } from '#features/celebrations/tickets'
import { AppError } from '#platform/app-error.ts'

/** Refuses a ticket, with the reason and the name on it. */
export function refuse({ name, used_at, revoked_for }: TicketColumns): never {
  if (revoked_for) throw new AppError('ticket_revoked', { code: [{ code: `ticket_${revoked_for}`, values: { name } }] })
  const at = used_at?.toISOString() ?? ''
  throw new AppError('already_checked_in', { code: [{ code: 'checked_in_at', values: { at, name } }] })
}
