import { AppError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { WritingRefusal } from './policies.ts'

/**
 * Enforces whether the viewer may write to somebody. Children read that it is because of their own account.
 * @throws AppError connections_only, kids_connections_only, messages_closed
 */
export function authorizeWriting({ isKid }: Viewer, refusal: WritingRefusal | null): void {
  const told = isKid && refusal === 'connections_only' ? 'kids_connections_only' : refusal
  if (told !== null) throw new AppError(told)
}
