import type { AppContext } from '#platform/app-context.ts'
import { AppError } from '#platform/app-error.ts'

/** Whose e-mails, about what. */
export type About = { eventId: number; addressHash: Buffer }

const purpose = 'unsubscribe'

/**
 * Signed and kept nowhere, so that it also works when the event is gone. It lets nobody do anything but unsubscribe, and
 * take that back.
 */
export function tokenOf(app: AppContext, { eventId, addressHash }: About): string {
  const address = addressHash.toString('base64url')
  const signature = Buffer.from(app.signer.sign(purpose, String(eventId), address), 'hex').toString('base64url')
  return `${eventId}.${address}.${signature}`
}

/** @throws AppError not_found */
export function readToken(app: AppContext, token: string): About {
  const [event = '', address = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url').toString('hex')
  if (!/^\d{1,15}$/.test(event) || !app.signer.verify(given, purpose, event, address)) throw new AppError('not_found')
  return { eventId: Number(event), addressHash: Buffer.from(address, 'base64url') }
}
