import type { ErrorCode } from '@celebrio/contract/platform/errors'
import { appealBy } from '#features/care/moderation'

type Decided = { action: string; decided_at: Date; undone_at: Date | null }

/** Why the author of what was decided about cannot appeal, null where they can: once, for six months, against what was done. */
export function whyNotAppeal({ action, decided_at, undone_at }: Decided, appeal: unknown, now: Date): ErrorCode | null {
  if (action === 'dismiss' || undone_at !== null) return 'not_found'
  if (appeal) return 'already_appealed'
  return now >= appealBy(decided_at) ? 'appeal_too_late' : null
}
