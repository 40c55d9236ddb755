import { type AppContext, inTransaction } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'
import { eraseRows, rowsOf } from '#platform/db/erase-rows.ts'
import { closeWayBack, emptyAccount, emptyCompany, findDue, forgetDeletion } from './queries/deletion.ts'

const accountsAtOnce = 20

/** What accounts keep of somebody, besides the two rows that are emptied at the end. */
export const eraseSignIns = (_app: AppContext, tx: Tx, userId: number): Promise<boolean> =>
  eraseRows(tx, userId, [
    rowsOf('sessions'),
    rowsOf('account_tokens'),
    rowsOf('password_resets'),
    rowsOf('reset_code_tries'),
    rowsOf('unverified_email_days'),
    rowsOf('identities'),
    rowsOf('suspensions'),
    rowsOf('email_changes'),
    rowsOf('email_undos'),
    rowsOf('authenticators'),
    rowsOf('passkeys'),
    rowsOf('recovery_codes'),
    rowsOf('sign_in_challenges'),
    rowsOf('authenticator_tries'),
  ])

/** Floor by floor from above: what is built on something goes before it. Whatever ends in the middle is begun again. */
async function eraseAccount(app: AppContext, userId: number): Promise<void> {
  for (const { erase } of app.features.toReversed())
    while (await inTransaction(app, async tx => (await erase?.(app, tx, userId)) ?? false));
  await inTransaction(app, async tx => {
    const key = await emptyCompany(tx, userId)
    if (key) await app.emit(tx, 'account.document_replaced', { key })
    await emptyAccount(tx, userId)
    await forgetDeletion(tx, userId)
  })
}

/** Erases the accounts whose time to come back is over. One that fails is tried again, and holds up no other. */
export async function eraseDueAccounts(app: AppContext): Promise<void> {
  for (const account of await findDue(app.db, app.clock.now(), accountsAtOnce))
    try {
      if (await closeWayBack(app.db, account)) await eraseAccount(app, account)
    } catch (error) {
      app.log.error({ err: error, account }, 'an account is not erased')
    }
}
