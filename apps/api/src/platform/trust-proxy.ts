import { isIP } from 'node:net'

/** Which proxies' X-Forwarded-For is believed: none, so many hops, or these networks. */
export type TrustProxy = false | number | string[]

const names = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (names.has(text)) return true
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Fastify's option. It takes no number of hops itself: a caller who reaches the port past the proxies is believed then. */
export const proxyTrust = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust

/**
 * Reads `off`, `on` (one hop), a number of hops, or networks with commas between them (`10.0.0.0/8, loopback`). Never
 * "all": whoever calls chooses the leftmost address.
 * @returns undefined for anything else
 */
export function readTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'off') return false
  if (text === 'on') return 1
  if (/^\d{1,2}$/.test(text)) return Number(text) || false
  const networks = text.split(',').map(one => one.trim())
  return networks.every(isNetwork) ? networks : undefined
}
