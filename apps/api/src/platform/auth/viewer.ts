import type { Who } from '@celebrio/contract/platform/endpoint'
import type { ErrorCode } from '@celebrio/contract/platform/errors'
import type { Language } from '@celebrio/contract/platform/languages'
import { AppError } from '../app-error.ts'

/** Roles of an account. One account can have both, such as a celebrant who became a provider. */
export type Role = 'member' | 'celebrant' | 'provider' | 'moderator' | 'administrator'

/** The signed-in person who makes the request. Every query that depends on who is asking takes it. */
export type Viewer = {
  id: number
  roles: ReadonlySet<Role>
  /** Belongs to the staff and signs in with a password or Google alone, so that it may do nothing for the platform yet. */
  lacksSecondStep: boolean
  /** Has a kids account: for connections only, and without the market. */
  isKid: boolean
  /** Language of the response: the one that the request asks for, else the account's. */
  language: Language
  /** The session of the token, so that signing out ends only this one. */
  sessionId: number
}

/** Whoever asks for what anyone may read; id 0 is somebody without an account. */
export type Visitor = Pick<Viewer, 'id' | 'language' | 'isKid'>

/** @param language of the response */
export const visitorOf = (viewer: Viewer | null, language: Language): Visitor =>
  viewer ?? { id: 0, language, isKid: false }

/** Finds the viewer of a bearer token, null when it is unknown or expired. Provided by the accounts feature. */
export type Authenticate = (token: string) => Promise<Viewer | null>

const ofStaff: ReadonlySet<Who> = new Set(['moderator', 'administrator'])

/** @throws AppError not_signed_in, not_for_your_role, second_step_needed */
export function requireRole(who: Who, viewer: Viewer | null): void {
  if (who === 'anyone') return
  if (!viewer) throw new AppError('not_signed_in')
  if (!viewer.roles.has(who)) throw new AppError('not_for_your_role')
  if (viewer.lacksSecondStep && ofStaff.has(who)) throw new AppError('second_step_needed')
}

/**
 * Enforces what a policy has decided; the same policy answers `can`.
 * @param error thrown when it is not allowed; not_found where the viewer must not learn that the thing exists
 * @throws AppError
 */
export function authorize(allowed: boolean | undefined, error: ErrorCode = 'not_found'): asserts allowed {
  if (!allowed) throw new AppError(error)
}
