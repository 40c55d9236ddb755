import type { AppContext } from '#platform/app-context.ts'
import type { Facts } from '#platform/facts.ts'
import { secondStepLetter } from './emails/second-step-email.ts'
import { findById } from './queries/users.ts'

/** Writes to the owner of an account whose second step was changed, or was used in a way that is rare. */
export async function sendSecondStepChanged(
  app: AppContext,
  { user_id, change }: Facts['account.second_step_changed'],
): Promise<void> {
  const account = await findById(app.db, user_id)
  if (!account) return
  const link = `${app.settings.publicUrl}/forgot-password`
  await app.mailer.send(secondStepLetter(account.language, { ...account, link, change }))
}
