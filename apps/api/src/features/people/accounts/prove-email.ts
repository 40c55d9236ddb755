import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { markEmailVerified } from './queries/users.ts'

/** Somebody has shown that they can read what is sent to their address. Told once. */
export async function proveEmailOf(app: AppContext, tx: Tx, userId: number): Promise<void> {
  if (await markEmailVerified(tx, userId, app.clock.now()))
    await app.emit(tx, 'account.email_verified', { user_id: userId })
}
