import { randomBytes } from 'node:crypto'
import { tidyText } from '@celebrio/contract/platform/text'
import type { Signer } from '../db/secrets.ts'
import type { Cookie } from '../http/redirect.ts'

/**
 * Device cookies, as OWASP describes them: a browser that has signed in to an account before is told from strangers, so
 * that strangers' wrong passwords do not lock it out. The cookie opens nothing, it only has a limit of its own. Each
 * account of a browser has its cookie, since people share computers.
 */
type Cookies = Readonly<Record<string, string | undefined>>

const path = '/api/v1/auth'
const maxAgeSeconds = 365 * 24 * 60 * 60

/**
 * How e-mail addresses are compared: without case, in one Unicode form. Letter by letter, as the database does: of whole
 * words JavaScript takes İ and a last Σ for other letters, and each spelling would have limits of its own.
 */
export const emailKey = (email: string): string =>
  Array.from(tidyText(email), letter => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')

const nameOf = (signer: Signer, key: string) => `device_${signer.sign('device-name', key).slice(0, 12)}`

/** The id of the caller's device, if it has signed in to the account of this e-mail before. */
export function knownDevice(signer: Signer, cookies: Cookies, email: string): string | undefined {
  const key = emailKey(email)
  const [id, signature] = cookies[nameOf(signer, key)]?.split('.') ?? []
  return id && signature && signer.verify(signature, 'device', key, id) ? id : undefined
}

/** The cookie for a device that has just shown that the account is its owner's. */
export function deviceCookie(signer: Signer, cookies: Cookies, email: string): Cookie {
  const key = emailKey(email)
  const id = knownDevice(signer, cookies, email) ?? randomBytes(16).toString('base64url')
  return { name: nameOf(signer, key), value: `${id}.${signer.sign('device', key, id)}`, path, maxAgeSeconds }
}
