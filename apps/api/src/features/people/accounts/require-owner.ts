import { freshMinutes } from '@celebrio/contract/people/account-deletion'
import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { minutesAfter } from '#platform/clock.ts'
import { passwordMatches } from './passwords.ts'
import { findProof } from './queries/sessions.ts'

/**
 * That it is the owner who asks: by the password or, where the account has none, by having signed in just now.
 * @throws AppError validation_failed on `password`, fresh_sign_in_needed
 */
export async function requireOwner(app: AppContext, { sessionId }: Viewer, password = ''): Promise<void> {
  const { password_hash, opened_at } = await findProof(app.db, sessionId)
  if (!password_hash) {
    if (opened_at > minutesAfter(app.clock.now(), -freshMinutes)) return
    throw new AppError('fresh_sign_in_needed')
  }
  if (await passwordMatches(password, password_hash, app.settings.passwordCost)) return
  app.log.warn({ session: sessionId }, 'wrong password of somebody who is signed in')
  throw fieldError('password', 'password_wrong')
}
