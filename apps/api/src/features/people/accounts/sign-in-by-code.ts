import type { secondStepForm } from '@celebrio/contract/people/second-step'
import type { output } from 'zod'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { checkCode, requireRight } from './check-code.ts'
import { signedInAs } from './enter.ts'
import type { Reader } from './own-user.ts'
import { consumeChallenge, countWrongTry, findChallenge } from './queries/challenges.ts'
import { lockPassword } from './queries/users.ts'
import { openSession, type Proof } from './sessions.ts'

/**
 * The sign-in of a challenge, with its account locked: whatever ends it ends it before or after.
 * @throws AppError second_step_over
 */
export async function lockSignIn(app: AppContext, tx: Tx, challenge: string) {
  const now = app.clock.now()
  const asked = await findChallenge(tx, challenge, now)
  if (!asked) throw new AppError('second_step_over')
  await lockPassword(tx, asked.user_id)
  const sure = await findChallenge(tx, challenge, now)
  if (!sure) throw new AppError('second_step_over')
  return sure
}

/** Opens the session that a challenge was for, which is used up. */
export async function finishSignIn(
  app: AppContext,
  tx: Tx,
  challenge: string,
  { user_id, device_type, device_id }: Awaited<ReturnType<typeof lockSignIn>>,
  { userAgent }: Reader,
  proof: Proof,
) {
  await consumeChallenge(tx, challenge)
  const device = { device_type: device_type ?? undefined, device_id: device_id ?? undefined, userAgent }
  return { userId: user_id, token: await openSession(app, tx, user_id, device, proof) }
}

async function tryCode(app: AppContext, tx: Tx, form: output<typeof secondStepForm>, reader: Reader) {
  const asked = await lockSignIn(app, tx, form.challenge)
  const verdict = await checkCode(app, tx, asked.user_id, form.code)
  if (verdict === 'right')
    return { verdict, opened: await finishSignIn(app, tx, form.challenge, asked, reader, 'code') }
  await countWrongTry(tx, form.challenge)
  return { verdict }
}

/** @throws AppError second_step_wrong, second_step_locked, second_step_over; after five wrong tries even for the right code */
export async function signInByCode(app: AppContext, form: output<typeof secondStepForm>, reader: Reader) {
  const { verdict, opened } = await inTransaction(app, tx => tryCode(app, tx, form, reader))
  requireRight(verdict)
  if (!opened) throw new AppError('second_step_over')
  return signedInAs(app, opened.userId, opened.token, reader.language)
}
