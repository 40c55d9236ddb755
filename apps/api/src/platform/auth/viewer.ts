import type { Who } from '@celebrio/contract/platform/endpoint'
import type { ErrorCode } from '@celebrio/contract/platform/errors'
import type { Language } from '@celebrio/contract/platform/languages'
import { AppError } from '../app-error.ts'

/** What somebody may be; roles add up, as of a celebrant who has become a provider as well. */
export type Role = 'member' | 'celebrant' | 'provider' | 'moderator' | 'administrator'

/** Who is asking. Every read for a person takes the viewer. */
export type Viewer = {
  id: number
  roles: ReadonlySet<Role>
  /** What they read now: that of the call, else the account's. */
  language: Language
  /** The session behind the token, so that signing out ends just this one. */
  sessionId: number
}

/** Finds the viewer of a bearer token, null when it is unknown or dead. Given by the accounts feature. */
export type Authenticate = (token: string) => Promise<Viewer | null>

/** @throws AppError not_signed_in, not_for_your_role */
export function requireRole(who: Who, viewer: Viewer | null): void {
  if (who === 'anyone') return
  if (!viewer) throw new AppError('not_signed_in')
  if (!viewer.roles.has(who)) throw new AppError('not_for_your_role')
}

/**
 * Enforces what a policy has decided; the same policy answers `can`.
 * @param error what is said to whoever may not: that it is not there, where they need not know of it
 * @throws AppError
 */
export function authorize(allowed: boolean | undefined, error: ErrorCode = 'not_found'): asserts allowed {
  if (!allowed) throw new AppError(error)
}
