import type { Passkey, SecondStepStatus } from '@celebrio/contract/people/second-step'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { findAuthenticator } from './queries/authenticators.ts'
import { findPasskeys, type PasskeyRow } from './queries/passkeys.ts'
import { countCodes } from './queries/recovery-codes.ts'

export const passkeyView = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/** What the viewer signs in with besides a password or Google. */
export async function secondStepStatus(app: AppContext, { id, roles }: Viewer): Promise<SecondStepStatus> {
  const authenticator = await findAuthenticator(app.db, id)
  const passkeys = await findPasskeys(app.db, id)
  const added_at = authenticator?.confirmed_at?.toISOString()
  return {
    is_on: added_at !== undefined || passkeys.length > 0,
    is_required: roles.has('moderator'),
    authenticator: added_at === undefined ? null : { added_at },
    passkeys: passkeys.map(passkeyView),
    recovery_codes_left: await countCodes(app.db, id),
  }
}
