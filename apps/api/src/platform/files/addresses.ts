import { type Clock, minutesAfter } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import type { Settings } from '../settings.ts'
import type { UploadTerms } from './file-store.ts'
import { isMediaKey } from './keys.ts'

const base = (settings: Settings) => `${settings.publicUrl}/files/`

/** Addresses of public files. With either store they point to this server, so that they never change. */
export const publicAddresses = (settings: Settings) => ({
  publicUrl: (key: string): string => base(settings) + key,
  keyOf(url: string): string | null {
    const key = url.startsWith(base(settings)) ? url.slice(base(settings).length) : ''
    return isMediaKey(key) ? key : null
  },
})

type Query = Record<string, unknown>

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
const textOf = (query: Query, name: string): string => {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

/** Signed addresses of our own: method, file and expiry, signed with the installation's key. */
export function signedAddresses(settings: Settings, signer: Signer, clock: Clock) {
  const expiry = (minutes: number) => String(seconds(minutesAfter(clock.now(), minutes)))
  const holds = (query: Query, ...parts: string[]) => {
    const expires = textOf(query, 'expires')
    return signer.verify(textOf(query, 'signature'), ...parts, expires) && Number(expires) > seconds(clock.now())
  }
  const address = (key: string, query: Record<string, string>) =>
    `${base(settings)}${encodeURI(key)}?${new URLSearchParams(query).toString()}`
  return {
    toRead(key: string, minutes: number): string {
      const expires = expiry(minutes)
      return address(key, { expires, signature: signer.sign('file-read', key, expires) })
    },
    toWrite(key: string, { contentType, maxBytes, minutes }: UploadTerms): string {
      const [max, expires] = [String(maxBytes), expiry(minutes)]
      const signature = signer.sign('file-write', key, contentType, max, expires)
      return address(key, { type: contentType, max, expires, signature })
    },
    mayRead: (key: string, query: Query): boolean => holds(query, 'file-read', key),
    /** What a signed PUT allows; null when the address is wrong or has expired. */
    writeTerms(key: string, query: Query): { contentType: string; maxBytes: number } | null {
      const [contentType, max] = [textOf(query, 'type'), textOf(query, 'max')]
      return holds(query, 'file-write', key, contentType, max) ? { contentType, maxBytes: Number(max) } : null
    },
  }
}

export type SignedAddresses = ReturnType<typeof signedAddresses>
