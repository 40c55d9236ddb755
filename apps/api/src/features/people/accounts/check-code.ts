import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { stepOfCode, unseal } from './authenticator-secret.ts'
import { consumeStep, countWrongCode, findAuthenticator } from './queries/authenticators.ts'
import { wrongCodesOn } from './queries/wrong-codes.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { maxWrongCodesPerDay } from './rules.ts'

/** `locked`: there were too many wrong codes that day, so that not even the right one counts. */
export type Verdict = 'right' | 'wrong' | 'locked'

type Authenticator = NonNullable<Awaited<ReturnType<typeof findAuthenticator>>>

/** @throws AppError second_step_wrong, second_step_locked */
export function requireRight(verdict: Verdict): void {
  if (verdict === 'wrong') throw new AppError('second_step_wrong')
  if (verdict === 'locked') throw new AppError('second_step_locked')
}

const isOfApp = (code: string) => /^\d{6}$/.test(code.replaceAll(/[\s-]/g, ''))

/**
 * A code of an app, confirmed or not. A wrong one counts, and the last of the day is told; the transaction has to be kept then. The
 * account is locked, so that parallel tries are counted one after the other.
 */
export async function checkAppCode(
  app: AppContext,
  tx: Tx,
  userId: number,
  { secret }: Authenticator,
  code: string,
): Promise<Verdict> {
  const now = app.clock.now()
  if ((await wrongCodesOn(tx, 'authenticator_tries', userId, now)) >= maxWrongCodesPerDay) return 'locked'
  const step = stepOfCode(unseal(app, userId, secret), code.replaceAll(/[\s-]/g, ''), now)
  if (step !== null && (await consumeStep(tx, userId, step))) return 'right'
  app.log.warn({ account: userId }, 'wrong code of an authenticator')
  const wrong = await countWrongCode(tx, userId, now)
  if (wrong === maxWrongCodesPerDay)
    await app.emit(tx, 'account.second_step_changed', { user_id: userId, change: 'codes_used_up' })
  return 'wrong'
}

/** A code of the account's app, or a recovery code: each is good once. The account is locked. */
export async function checkCode(app: AppContext, tx: Tx, userId: number, code: string): Promise<Verdict> {
  if (!isOfApp(code)) return (await useRecoveryCode(app, tx, userId, code)) ? 'right' : 'wrong'
  const authenticator = await findAuthenticator(tx, userId)
  if (!authenticator?.confirmed_at) return 'wrong'
  return checkAppCode(app, tx, userId, authenticator, code)
}
