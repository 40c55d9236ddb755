import { randomInt } from 'node:crypto'
import { isLanguage, type Language } from '@celebrio/contract/platform/languages'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { hashOfToken, newToken } from '#platform/auth/tokens.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Facts } from '#platform/facts.ts'
import { codesUsedUpLetter } from './emails/codes-used-up-email.ts'
import { passwordChangedLetter } from './emails/password-changed-email.ts'
import { passwordLetter } from './emails/password-email.ts'
import { replaceReset } from './queries/resets.ts'
import { findByEmail, findById } from './queries/users.ts'
import { wrongCodesOn } from './queries/wrong-codes.ts'
import { codeOf, maxWrongCodesPerDay } from './rules.ts'

const codeMinutes = 10
const linkMinutes = 60

/** The code is short, so that its hash is keyed; the person's id keeps equal codes apart. */
export const hashOfCode = (app: AppContext, userId: number, code: string): string =>
  app.signer.sign('reset', String(userId), code)

const text = 'If this email is registered, a code and a link are on their way to it.'

/** Answers the same in the same time whether the account exists or not: all the work is the listener's. */
export async function forgotPassword(
  app: AppContext,
  form: { email: string; language?: Language | undefined },
  language: Language,
) {
  const fact = { email: form.email, language: form.language ?? language }
  await inTransaction(app, tx => app.emit(tx, 'account.password_forgotten', fact))
  return { message: text, msg: text }
}

/** Makes code and link when the email is written, so that no queue ever holds them. No code after ten wrong ones that day. */
export async function sendReset(
  app: AppContext,
  { email, language }: Facts['account.password_forgotten'],
): Promise<void> {
  const account = await findByEmail(app.db, email)
  if (!account) return
  const now = app.clock.now()
  const hasTries = (await wrongCodesOn(app.db, 'reset_code_tries', account.id, now)) < maxWrongCodesPerDay
  const code = hasTries ? codeOf(randomInt(10_000)) : null
  const token = newToken()
  await replaceReset(app.db, {
    user_id: account.id,
    code_hash: code && hashOfCode(app, account.id, code),
    token_hash: hashOfToken(token),
    code_expires_at: minutesAfter(now, codeMinutes),
    token_expires_at: minutesAfter(now, linkMinutes),
  })
  const link = `${app.settings.publicUrl}/password/reset/${token}?email=${encodeURIComponent(account.email)}`
  await app.mailer.send(passwordLetter(isLanguage(language) ? language : account.language, { ...account, code, link }))
}

/** Writes to the owner of an account whose password was changed. */
export async function sendPasswordChanged(
  app: AppContext,
  { user_id }: Facts['account.password_changed'],
): Promise<void> {
  const account = await findById(app.db, user_id)
  if (!account) return
  const link = `${app.settings.publicUrl}/forgot-password`
  await app.mailer.send(passwordChangedLetter(account.language, { ...account, link }))
}

/** Writes to the owner of an account whose codes were guessed at ten times in a day. */
export async function sendCodesUsedUp(app: AppContext, { user_id }: Facts['account.codes_used_up']): Promise<void> {
  const account = await findById(app.db, user_id)
  if (!account) return
  const link = `${app.settings.publicUrl}/forgot-password`
  await app.mailer.send(codesUsedUpLetter(account.language, { ...account, link }))
}
