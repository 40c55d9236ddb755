import type { IncomingMessage } from 'node:http'
import { localName } from '../http/local-caller.ts'

/**
 * Whether a page of ours asks for a connection: one at the public address, or at a name of this machine while it is called by
 * that name. While the public address is such a name, nobody is served in public, and a phone of the same network opens the
 * page at whatever address this machine has there. Who says no origin is no browser, and has nobody's pages to misuse.
 */
export function isOwnOrigin({ headers: { origin, host = '' } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true
  const own = new URL(publicUrl)
  if (origin === own.origin) return true
  return (localName.test(own.host) || localName.test(host)) && origin === `http://${host}`
}
