import type { AppContext } from '#platform/app-context.ts'
import type { PasskeyRow } from './queries/passkeys.ts'

/** Whom passkeys are for: the host of the public address, and pages of that very address. */
export const relyingParty = ({ settings }: AppContext) => {
  const { hostname, origin } = new URL(settings.publicUrl)
  return { id: hostname, origin }
}

/** A passkey as the browser is told of it, so that it can find it. */
export const descriptorOf = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports })

/** What passkeys sign with, as COSE has it: Ed25519, ES256 and RS256, which every browser knows. */
export const algorithms = [-8, -7, -257] as const
